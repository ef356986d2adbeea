/** The look of an element doesn't depend on the file names of its style sheets. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { groupOf } from "../../../src/build/styles.ts";
import { withSlashes } from "../../../src/tools/with-slashes.ts";

const test = suite("styles");

/** The properties that a module's classes set, in rules whose selector is the class alone. */
function declarationsOf(path: string) {
  const sheet = `src/${withSlashes(path)}`;
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

test("no two sheets of one group set the same property of a prerendered element", async () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const all = files.filter((file) => file.endsWith(".module.css")).flatMap(declarationsOf);
  const { toHome, rest } = await prerenderPage();
  const elements = new Set((toHome + rest).match(/(?<= class=")[^"]+/g));
  assert.ok(elements.size > 200 && all.length > 800, "elements or declarations are missing");
  const wrong = [...elements].flatMap((classes) => {
    const own = all.filter(({ className }) => classes.split(" ").includes(className));
    return own.flatMap((one) =>
      own
        .filter(({ sheet }) => sheet !== one.sheet && groupOf(sheet) === groupOf(one.sheet))
        .filter(({ property }) => sets(one.property, property))
        .map((other) => `${classes}: ${one.sheet} and ${other.sheet} set ${other.property}`),
    );
  });
  assert.equal(wrong, [], "Add a part that others adapt to `CASCADE` of src/build/styles.ts");
});

test.run();
