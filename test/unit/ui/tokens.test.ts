/** Without this a change of a colour or a size would leave parts of the page in the old one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../../helpers/suite.ts";

const test = suite("tokens");

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const pixels = readFileSync("src/ui/cloth-pixels.css", "utf8");
const defined = new Set(`${tokens}${pixels}`.match(/--[\w-]+(?=:)/g));
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const sheets = filesOf("src").filter((file) => file.endsWith(".css"));
assert.ok(sheets.length > 20 && defined.size > 30, "they are found");
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

const COLOUR = /#[\da-f]{6}\b/gi;

/** The green of the woven leaves. No part of the page has it. */
const LEAF = "#1f7a54";

test("the pictures, the logo and the icons have no colours but those of the tokens", () => {
  const known = new Set([...(tokens.match(COLOUR) ?? []), LEAF]);
  const files = [...filesOf("src"), ...filesOf("static")];
  const others = files.filter(
    (file) =>
      /\.(svg|tsx?)$/.test(file) &&
      (readFileSync(file, "utf8").toLowerCase().match(COLOUR) ?? []).some(
        (colour) => !known.has(colour),
      ),
  );
  assert.equal(
    others,
    [],
    "Give these the colours of src/ui/tokens.css, then run `npm run pictures`",
  );
});

test.run();
