/** A changed colour changes all that has it, except pictures, whose colours are their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("tokens");

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const defined = new Set(tokens.match(/--[\w-]+(?=:)/g));
const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const sheets = files
  .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css"))
  .map((file) => join("src", file));
assert.ok(sheets.length > 20 && defined.size > 30, "style sheets or tokens are missing");

for (const file of sheets) {
  test(`${file} takes its colours from tokens, and uses only properties that are set`, () => {
    const css = readFileSync(file, "utf8");
    const [literal] =
      /:[^;{}]*(#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\()[^{}]*;|[:\s](black|white|gr[ae]y|red|green|blue|yellow|gold|orange|brown);/i.exec(
        css,
      ) ?? [];
    assert.ok(!literal, `use a token of src/ui/tokens.css instead of the colour in "${literal}"`);
    for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g))
      assert.ok(
        defined.has(name) || css.includes(`${name}: `),
        `${name} is no token of src/ui/tokens.css, and this sheet doesn't set it`,
      );
  });
}

test("the scripts, which can't read tokens, repeat only their colours", () => {
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const text = scripts.map((file) => readFileSync(join("src", file), "utf8")).join("");
  const colors = text.toLowerCase().match(/#[\da-f]{6}\b/g) ?? [];
  assert.ok(colors.length > 5, "colours are missing");
  for (const color of colors) assert.ok(tokens.includes(`: ${color};`), `${color} is no token`);
});

test.run();
