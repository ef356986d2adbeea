import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { styleSheets } from "../../../src/build/style-sheet.ts";

const test = suite("style sheets");

const sheets = await styleSheets(prerenderPage());
const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const names = files.flatMap((file) => (file.endsWith(".module.css") ? basename(file) : []));

test("no two CSS modules have the same file name, which is part of their classes' names", () => {
  assert.ok(names.length > 30);
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("each CSS module is in one of the style sheets", () => {
  const counts = names.map((name) => {
    const rule = `.${name.replace(".module.css", "").replaceAll("-", "_")}_`;
    return [name, Object.values(sheets).filter((css) => css.includes(rule)).length];
  });
  assert.equal(
    counts.filter(([, count]) => count !== 1),
    [],
  );
});

for (const [sheet, rules] of [
  ["critical", ["navigation", "slideshow", "home"]],
  ["screens", ["about_us", "contact_us", "faq"]],
  ["rest", ["footer", "patterns", "login", "news_article"]],
] as const) {
  test(`the style sheet ${sheet} has ${rules.join(", ")}`, () => {
    for (const rule of rules) assert.ok(sheets[sheet].includes(`.${rule}_`), rule);
  });
}

test.run();
