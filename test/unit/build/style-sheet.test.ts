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
    return [name, sheets.filter((css) => css.includes(rule)).length];
  });
  assert.equal(
    counts.filter(([, count]) => count !== 1),
    [],
  );
});

for (const [index, part, names] of [
  [1, "the frame with Home's slides", ["navigation", "slideshow"]],
  [2, "the rest of Home", ["home"]],
  [3, "the information screens", ["about_us", "contact_us", "faq"]],
  [4, "the lazy screens", ["screen_loading", "notice"]],
  [5, "the footer", ["footer", "patterns", "login", "news_article"]],
] as const) {
  test(`before ${part} come the styles of ${names.join(", ")}`, () => {
    for (const name of names) assert.ok(sheets[index]?.includes(`.${name}_`), name);
  });
}

test.run();
