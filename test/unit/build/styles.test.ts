/** The look of an element doesn't depend on the file names of its style sheets. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { metafileOf, sheetsOf } from "../../../src/build/styles.ts";

const test = suite("styles");

/** The properties that a module's classes set, in rules whose selector is the class alone. */
function declarationsOf(sheet: string) {
  const prefix = basename(sheet, ".module.css").replaceAll("-", "_");
  const rules = readFileSync(sheet, "utf8").matchAll(/^ *([^@{};/*]+) \{\n([^{}]+)\}/gm);
  return Array.from(rules).flatMap(([, selectors = "", body = ""]) =>
    Array.from(selectors.matchAll(/^\s*\.(\w+)(?:,|$)/gm)).flatMap(([, name]) =>
      Array.from(body.matchAll(/^ +([\w-]+):/gm), ([, property = ""]) => ({
        className: `${prefix}_${name}`,
        sheet,
        property,
      })),
    ),
  );
}

/** Whether a property sets another: each sets itself, and `padding` sets `padding-left`. */
const sets = (one: string, other: string) =>
  one === other || (other.startsWith(`${one}-`) && other !== "border-radius");

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
const overrides = (sheet: string, other: string) =>
  modules.some((file) => importsOf(file).includes(sheet) && withImports(file).has(other));

test("a sheet overrides only sheets of components that its component imports", async () => {
  const all = sheets.filter((sheet) => sheet.endsWith(".module.css")).flatMap(declarationsOf);
  const { toHome, rest } = await prerenderPage();
  const elements = new Set((toHome + rest).match(/(?<= class=")[^"]+/g));
  assert.ok(elements.size > 200 && all.length > 800, "elements or declarations are missing");
  const wrong = [...elements].flatMap((classes) => {
    const own = all.filter(({ className }) => classes.split(" ").includes(className));
    return own.flatMap((one) =>
      own
        .filter(({ sheet }) => sheets.indexOf(sheet) > sheets.indexOf(one.sheet))
        .filter(({ sheet }) => !overrides(sheet, one.sheet))
        .filter(({ property }) => sets(one.property, property) || sets(property, one.property))
        .map((other) => `${classes}: ${other.sheet} overrides ${other.property} of ${one.sheet}`),
    );
  });
  assert.equal(wrong, [], "The order of the sheets is in src/build/styles.ts");
});

test.run();
