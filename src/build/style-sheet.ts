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

/** The CSS modules in the order of imports, in which a part's user comes after the part. */
async function modulesInOrder(): Promise<readonly string[]> {
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: ["src/app.tsx"],
    packages: "external",
    metafile: true,
    format: "esm",
  });
  const sheet = Object.entries(metafile.outputs).find(([path]) => path.endsWith(".css"));
  return Object.keys(sheet?.[1].inputs ?? {}).filter((file) => file.endsWith(".module.css"));
}

/**
 * Makes one style sheet of all. The modules' classes get their short names here once, for the
 * script and the document alike.
 *
 * @returns the style sheet's text, and the class names by the module's path.
 */
export async function styleSheet() {
  const modules = await modulesInOrder();
  const lines = [
    'import "./src/ui/tokens.css";',
    'import "./src/ui/base.css";',
    ...modules.map((file, index) => `import m${index} from "./${file}";`),
    `export default {${modules.map((file, index) => `"${file}": m${index}`)}};`,
  ];
  const { outputFiles } = await esbuild.build({
    ...common,
    stdin: { contents: lines.join("\n"), resolveDir: ".", sourcefile: "styles.ts" },
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
  return { css: textOf(".css"), classNames };
}

function stringsOf(record: Readonly<Record<string, unknown>>): ClassNames {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
}
