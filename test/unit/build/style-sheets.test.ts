import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { SHEETS } from "../../../src/build/style-sheets.ts";

const test = suite("style sheets");

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".css"));
const lists: readonly (readonly string[])[] = Object.values(SHEETS);

test("each CSS file of the site is in one of the style sheets", () => {
  assert.ok(files.length > 30);
  assert.equal(lists.flat().sort(), files.sort());
});

test("no two CSS modules have the same file name, which is part of their classes' names", () => {
  const names = files.map((file) => basename(file));
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

const { home, information } = prerenderPage();
for (const [part, html, later] of [
  ["Home", home, [SHEETS.information, SHEETS.end]],
  ["the information screens", information, [SHEETS.end]],
] as const) {
  test(`no class of ${part} has its styles further down`, () => {
    assert.ok(html.length > 1000);
    const late = later.flat().filter((file) => {
      const name = basename(file, ".module.css").replaceAll("-", "_");
      return new RegExp(`["\\s]${name}_`).test(html);
    });
    assert.equal(late, ["ui/patterns.module.css"]);
  });
}

test.run();
