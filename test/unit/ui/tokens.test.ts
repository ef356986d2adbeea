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

test("the browser chooses an article's pictures for the width of its text", () => {
  const css = readFileSync("src/screens/lazy/news-article/news-article.module.css", "utf8");
  const [, width] = /max-width: calc\((\d+rem) \+ 2 \* var\(--gutter\)\)/.exec(css) ?? [];
  assert.match(ARTICLE_WIDTH, ` ${width},`);
});

test.run();
