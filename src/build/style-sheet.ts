import * as esbuild from "esbuild";
import { isRecord } from "../lib/narrow.ts";
import { TARGET } from "./target.ts";

/** The short names that a module's classes have in the style sheet, by the names in its source. */
export type ClassNames = Readonly<Record<string, string>>;

const common = {
  bundle: true,
  write: false,
  outdir: "out",
  loader: { ".svg": "dataurl" },
  logLevel: "warning",
  target: TARGET,
} as const satisfies esbuild.BuildOptions;

/** Stands between the parts of the style sheet while they are made as one. */
const BORDER = "#border{top:0}";

/** The CSS modules of some files, in the order of imports: a part's user comes after the part. */
async function modulesOf(files: readonly string[], external = ""): Promise<readonly string[]> {
  const contents = files.map((file) => `import "./src/${file}";`).join("");
  const { metafile } = await esbuild.build({
    ...common,
    stdin: { contents, resolveDir: "." },
    packages: "external",
    external: [external],
    metafile: true,
    format: "esm",
  });
  const sheet = Object.entries(metafile.outputs).find(([path]) => path.endsWith(".css"));
  return Object.keys(sheet?.[1].inputs ?? {}).filter((file) => file.endsWith(".module.css"));
}

/** The style sheet in three parts, each of which stands in the document before what needs it. */
export type StyleSheets = {
  /** For the bar and Home, which the first picture waits for. */
  readonly home: string;
  /** For the other screens that are drawn, and for the rest of the frame. */
  readonly screens: string;
  /** With the cloth's patterns, which may come late, and what the later screens alone need. */
  readonly last: string;
};

/**
 * Makes a style sheet of all, whose modules' classes get their short names here once, for the
 * script and the document alike.
 *
 * @returns its parts, and the class names by module.
 */
export async function styleSheets() {
  const isPattern = (file: string) => file.endsWith("patterns.module.css");
  const home = ["frame/navigation.tsx", "frame/frame.module.css", "screens/home/home.tsx"];
  const first = await modulesOf(home);
  const drawn = await modulesOf(["app.tsx"], "*/later-screens.ts");
  const later = await modulesOf(["later-screens.ts"]);

  const taken = new Set<string>();
  const take = (files: readonly string[]) =>
    files.filter((file) => !taken.has(file) && taken.add(file));
  const parts = [
    take(first.filter((file) => !isPattern(file))),
    take(drawn.filter((file) => !isPattern(file))),
    take([...drawn, ...later]),
  ];
  const modules = parts.flat();
  const imports = parts.map((part) =>
    part.map((file) => `import m${modules.indexOf(file)} from "./${file}";`).join(""),
  );
  const contents = `
    import "./src/ui/tokens.css";
    import "./src/ui/base.css";
    ${imports.join(`import "data:text/css,${encodeURIComponent(BORDER)}";`)}
    export default {${modules.map((file, index) => `"${file}": m${index}`)}};`;
  const { outputFiles } = await esbuild.build({
    ...common,
    stdin: { contents, resolveDir: ".", sourcefile: "styles.ts" },
    minify: true,
    format: "esm",
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? "";

  const names: unknown = await import(`data:text/javascript,${encodeURIComponent(textOf(".js"))}`);
  const classNames = new Map<string, ClassNames>();
  if (isRecord(names) && isRecord(names.default)) {
    for (const [file, classes] of Object.entries(names.default)) {
      if (isRecord(classes)) classNames.set(file, stringsOf(classes));
    }
  }
  const [forHome = "", screens = "", last = ""] = textOf(".css").split(BORDER);
  return { css: { home: forHome, screens, last } satisfies StyleSheets, classNames };
}

function stringsOf(record: Readonly<Record<string, unknown>>): ClassNames {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
}
