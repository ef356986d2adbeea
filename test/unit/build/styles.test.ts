/** The look of an element doesn't depend on the file names of its style sheets. */
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { bundleSheets, styleSheets } from "../../../src/build/styles.ts";
import { slideshow } from "../../../src/content/slides.ts";
import { CLOTH_PATTERNS } from "../../../src/ui/cloth.tsx";

const test = suite("styles");

const { inputs } = await bundleSheets(["app.tsx"]);
const css = Object.values(await styleSheets()).join("");
const importsOf = (file: string) => inputs[file]?.imports.map(({ path }) => path) ?? [];
const modules = Object.keys(inputs);

/** The name of a class begins with this name of its sheet. */
const nameOf = (sheet: string) => basename(sheet, ".module.css").replaceAll("-", "_");
const order = Array.from(css.matchAll(/\.(\w+)_[^_\W]+/g), ([, name]) => name);
const sheets = modules
  .filter((file) => file.endsWith(".module.css"))
  .sort((sheet, other) => order.indexOf(nameOf(sheet)) - order.indexOf(nameOf(other)));

/** The file and all that it imports, directly or not. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const path of importsOf(file)) withImports(path, found);
  }
  return found;
}

/** Every other sheet overrides this one, whose classes any component gives to another. */
const UTILITIES = "src/ui/utilities.module.css";
const overrides = (sheet: string, other: string) =>
  other === UTILITIES ||
  (sheet !== UTILITIES &&
    modules.some((file) => importsOf(file).includes(sheet) && withImports(file).has(other)));

test("each cloth and each slide has its picture", () => {
  const cloths = CLOTH_PATTERNS.map((pattern) => `[data-cloth=${pattern}]`);
  const pictures = slideshow.slides.map(({ id }) => `[data-picture=${id}]`);
  for (const selector of [...cloths, ...pictures])
    assert.match(css, `${selector}{background-image:url(`);
});

test("no two sheets have the same file name, which is part of the names of their classes", () => {
  const names = sheets.map((sheet) => basename(sheet));
  assert.equal(names, [...new Set(names)]);
});

test("if an element has classes of two sheets, the module that imports the later one also imports the other", async () => {
  const html = Object.values(await prerenderPage())
    .flat()
    .join("");
  const elements = new Set(html.match(/(?<= class=")[^"]+/g));
  const pairs = [...elements].flatMap((classes) => {
    const names = classes.split(" ").map((name) => name.replace(/_[^_]*$/, ""));
    const own = sheets.filter((sheet) => names.includes(nameOf(sheet)));
    return own.slice(1).map((sheet, index) => ({ classes, sheet, other: own[index] ?? "" }));
  });
  assert.ok(pairs.length > 20, "elements are missing");
  const wrong = pairs.filter(({ sheet, other }) => !overrides(sheet, other));
  assert.equal(wrong, [], "The order of the sheets is in src/build/styles.ts");
});

test.run();
