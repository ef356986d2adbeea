import * as esbuild from "esbuild";
import { isRecord } from "../lib/narrow.ts";
import { TARGET } from "./target.ts";

/** The short names that a module's classes have in the style sheet, by the names in its source. */
export type ClassNames = Readonly<Record<string, string>>;

const common = {
  bundle: true,
  write: false,
  outdir: "out",
  logLevel: "warning",
  ...TARGET,
} as const satisfies esbuild.BuildOptions;

/** Stands before each part of the style sheet while they are made as one. */
const border = (index: number) => `#border${index}{top:0}`;
const BORDERS = /#border\d\{top:0\}/;

/** The files that draw what is seen first: the bar, and the slides' words at the head of Home. */
const SEEN_FIRST = ["frame/navigation.tsx", "screens/home/slideshow.tsx", "frame/frame.module.css"];

/** The CSS modules of some files, in the order of imports: a part's user comes after the part. */
async function modulesOf(files: readonly string[], external = ""): Promise<readonly string[]> {
  const { metafile } = await esbuild.build({
    ...common,
    stdin: { contents: files.map((file) => `import "./src/${file}";`).join(""), resolveDir: "." },
    // Only names are asked for here: the pictures needn't be drawn.
    loader: { ".svg": "empty", ".png": "empty" },
    packages: "external",
    external: [external],
    metafile: true,
    format: "esm",
  });
  const sheet = Object.entries(metafile.outputs).find(([path]) => path.endsWith(".css"));
  return Object.keys(sheet?.[1].inputs ?? {}).filter((file) => file.endsWith(".module.css"));
}

/** The style sheet in parts, each of which stands in the document before what needs it. */
export type StyleSheets = {
  /** For what is seen first, which waits for it. */
  readonly first: string;
  /** For the rest of the frame and of the screens that are drawn. */
  readonly next: string;
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
  const seenFirst = await modulesOf(SEEN_FIRST);
  const drawn = await modulesOf(["app.tsx", "build/static-parts.ts"], "*/later-screens.ts");
  const later = await modulesOf(["later-screens.ts"]);
  const all = [...new Set([...seenFirst, ...drawn, ...later])];
  const isLast = (file: string) => !drawn.includes(file) || file.endsWith("patterns.module.css");
  const parts = [
    all.filter((file) => !isLast(file) && seenFirst.includes(file)),
    all.filter((file) => !isLast(file) && !seenFirst.includes(file)),
    all.filter(isLast),
  ];
  const modules = parts.flat();
  const imports = parts.map((part, index) => [
    `import "data:text/css,${encodeURIComponent(border(index))}";`,
    ...part.map((file) => `import m${modules.indexOf(file)} from "./${file}";`),
  ]);
  const contents = `
    import "./src/ui/tokens.css";
    import "./src/ui/base.css";
    ${imports.flat().join("")}
    export default {${modules.map((file, index) => `"${file}": m${index}`)}};`;
  const { outputFiles } = await esbuild.build({
    ...common,
    stdin: { contents, resolveDir: ".", sourcefile: "styles.ts" },
    loader: { ".png": "dataurl" },
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
  const [base = "", first = "", next = "", last = ""] = textOf(".css").split(BORDERS);
  return { css: { first: base + first, next, last } satisfies StyleSheets, classNames };
}

function stringsOf(record: Readonly<Record<string, unknown>>): ClassNames {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
}
