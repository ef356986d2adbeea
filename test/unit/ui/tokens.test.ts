import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("tokens");

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const defined = new Set(tokens.match(/--[\w-]+(?=:)/g));
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => join("src", file));
const modules = sheets.filter((file) => file.endsWith(".module.css"));

/** What of a look may only be said by a token, and the numbers by which it would be said without. */
const rules = [
  [/color|background|border|outline|shadow|fill|stroke/, /#[\da-f]{3,8}\b|(rgb|hsl|oklch)a?\(/i],
  [/^font-size$/, /\d(rem|em|px|vw)/],
  [/^(margin|padding|gap|row-gap|column-gap)/, /\d(rem|em)/],
  [/radius/, /\d(rem|em|px)/],
  [/height$/, /100vh/],
  [/^(transition|animation)$/, /(?<![\w.])(?!0m?s)[\d.]+m?s\b(?!.*infinite)/],
] as const;

/** Each declaration of a style sheet, with the name of its property. */
function declarations(css: string): { property: string; value: string }[] {
  return Array.from(
    css.matchAll(/^\s+([\w-]+):\s*([^;{]+);/gm),
    ([, property = "", value = ""]) => ({ property, value }),
  );
}

test("there are modules and tokens to look at", () => {
  assert.ok(modules.length > 20);
  assert.ok(defined.size > 30);
});

for (const file of modules) {
  test(`${file} says colours, sizes, space, radius and motion by tokens that exist`, () => {
    const css = readFileSync(file, "utf8");
    for (const { property, value } of declarations(css))
      for (const [properties, numbers] of rules)
        if (properties.test(property)) assert.not.match(value, numbers, `${property}: ${value}`);
    for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g))
      assert.ok(defined.has(name), name);
  });
}

test("every token is used", () => {
  const all = sheets.map((file) => readFileSync(file, "utf8")).join("\n");
  for (const name of defined) assert.match(all, `var(${name})`, name);
});

test.run();
