/** A changed colour or size changes every part of the page that has it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ARTICLE_WIDTH } from "../../../src/screens/lazy/news-article/body.tsx";

const test = suite("tokens");

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const pixels = readFileSync("src/ui/cloth-pixels.css", "utf8");
const defined = new Set(`${tokens}${pixels}`.match(/--[\w-]+(?=:)/g));
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const sheets = filesOf("src").filter((file) => file.endsWith(".css"));
assert.ok(sheets.length > 20 && defined.size > 30, "style sheets or tokens are missing");
const modules = sheets.filter((file) => file.endsWith(".module.css"));

/** Properties that need a token, and the values that they must not have. */
const rules = [
  [/color|background|border|outline|shadow|fill|stroke/, /#[\da-f]{3,8}\b|(rgb|hsl|oklch)a?\(/i],
  [/^font-size$/, /\d(rem|em|px|vw)/],
  [/^(margin|padding|gap|row-gap|column-gap)/, /\d(rem|em)/],
  [/radius/, /\d(rem|em|px)/],
  [/height$/, /100vh/],
  [/^(transition|animation)$/, /(?<![\w.])(?!0m?s)[\d.]+m?s\b/],
] as const;

function declarations(css: string): { property: string; value: string }[] {
  return Array.from(
    css.matchAll(/^\s+([\w-]+):\s*([^;{]+);/gm),
    ([, property = "", value = ""]) => ({ property, value }),
  );
}

for (const file of modules) {
  test(`${file} takes colours, sizes, spaces, radii and durations from existing tokens`, () => {
    const css = readFileSync(file, "utf8");
    for (const { property, value } of declarations(css))
      for (const [properties, numbers] of rules)
        if (properties.test(property)) assert.not.match(value, numbers, `${property}: ${value}`);
    for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g))
      assert.ok(defined.has(name), `${name} is no token`);
  });
}

test("the layout changes only at the widths that tokens.css names, and the bar at one more", () => {
  const conditionsOf = (width: number) => [`min-width: ${width}em`, `max-width: ${width - 0.01}em`];
  const widths = Array.from(tokens.matchAll(/^ \* {3}(\d+)em /gm), ([, width]) => Number(width));
  assert.is(widths.length, 5);
  const named = [...widths.flatMap(conditionsOf), "min-height: 30em", "max-height: 29.99em"];
  const inBar = [...named, ...conditionsOf(68.75)];
  const wrong = sheets.flatMap((file) => {
    const queries =
      readFileSync(file, "utf8")
        .match(/@media.*/g)
        ?.join("") ?? "";
    const conditions = queries.match(/[\w-]*(width|height)[^)]*/g) ?? [];
    const known = /[\\/](bar|navigation)\.module\.css$/.test(file) ? inBar : named;
    return conditions
      .filter((condition) => !known.includes(condition))
      .map((each) => `${file}: ${each}`);
  });
  assert.equal(wrong, []);
});

test("the browser chooses an article's pictures for the width of its text", () => {
  const css = readFileSync("src/screens/lazy/news-article/news-article.module.css", "utf8");
  const [, width] = /max-width: calc\((\d+rem) \+ 2 \* var\(--gutter\)\)/.exec(css) ?? [];
  assert.match(ARTICLE_WIDTH, ` ${width},`);
});

const COLOUR = /#[\da-f]{6}\b/gi;

/** The green of the woven leaves, which has no token. */
const LEAF = "#1f7a54";

test("the pictures, the logo and the icons have only the colours of the tokens", () => {
  const known = new Set([...(tokens.match(COLOUR) ?? []), LEAF]);
  const files = [...filesOf("src"), ...filesOf("static")];
  const wrong = files.filter(
    (file) =>
      /\.(svg|tsx?)$/.test(file) &&
      (readFileSync(file, "utf8").toLowerCase().match(COLOUR) ?? []).some(
        (colour) => !known.has(colour),
      ),
  );
  assert.equal(
    wrong,
    [],
    "Give these the colours of src/ui/tokens.css, then run `npm run pictures`",
  );
});

test.run();
