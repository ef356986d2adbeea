/** The look of an element doesn't depend on the file names of its style sheets. */
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { metafileOf, sheetsOf } from "../../../src/build/styles.ts";

const test = suite("styles");

const metafile = await metafileOf(["app.tsx"]);
const sheets = sheetsOf(metafile);
const importsOf = (file: string) => metafile.inputs[file]?.imports.map(({ path }) => path) ?? [];

/** The file and all that it imports, directly or not. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const path of importsOf(file)) withImports(path, found);
  }
  return found;
}

const modules = Object.keys(metafile.inputs);
/** Every other sheet overrides this one, whose classes any component gives to another. */
const UTILITIES = "src/ui/utilities.module.css";
const overrides = (sheet: string, other: string) =>
  other === UTILITIES ||
  (sheet !== UTILITIES &&
    modules.some((file) => importsOf(file).includes(sheet) && withImports(file).has(other)));

test("of two sheets with classes of one element, an import says which overrides the other", async () => {
  const { upToHome, rest } = await prerenderPage();
  const elements = new Set((upToHome + rest).match(/(?<= class=")[^"]+/g));
  const pairs = [...elements].flatMap((classes) => {
    // The name of a class begins with that of its sheet.
    const names = classes.split(" ").map((name) => name.replace(/_[^_]*$/, ""));
    const own = sheets.filter((sheet) =>
      names.includes(basename(sheet, ".module.css").replaceAll("-", "_")),
    );
    return own.slice(1).map((sheet, index) => ({ classes, sheet, other: own[index] ?? "" }));
  });
  assert.ok(pairs.length > 20, "elements are missing");
  const wrong = pairs.filter(({ sheet, other }) => !overrides(sheet, other));
  assert.equal(wrong, [], "The order of the sheets is in src/build/styles.ts");
});

test.run();
