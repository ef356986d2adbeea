import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { LATER_SHEETS } from "../../../src/build/style-sheets.ts";

const test = suite("style sheets");

/** The files that a style sheet of the document imports. */
const importsOf = (sheet: string) => {
  const css = readFileSync(`src/early/${sheet}.css`, "utf8");
  return [...css.matchAll(/@import "\.\.\/([^"]+)"/g)].map(([, file = ""]) => file);
};
const sheets = ["home", ...LATER_SHEETS.values()];

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".css") && !file.startsWith("early/"));

test("each CSS file of the site is in one of the style sheets", () => {
  assert.ok(files.length > 30);
  assert.equal(
    sheets.flatMap(importsOf).sort(),
    files.sort(),
    `Each CSS file has to stand once in src/early/, in ${sheets.join(".css, ")}.css`,
  );
});

test("no two CSS modules have the same file name, which is part of their classes' names", () => {
  const names = files.map((file) => basename(file));
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("no screen has classes whose styles stand behind it, but for the cloth's pixels", async () => {
  const { sections } = await prerenderPage();
  const later = new Set(LATER_SHEETS.values());
  for (const { path, html } of sections) {
    later.delete(LATER_SHEETS.get(path) ?? "");
    const late = Array.from(later, importsOf)
      .flat()
      .filter((file) => {
        const name = basename(file, ".module.css").replaceAll("-", "_");
        return new RegExp(`["\\s]${name}_`).test(html);
      });
    assert.equal(
      late.filter((file) => file !== "ui/patterns.module.css"),
      [],
      path,
    );
  }
  assert.is(later.size, 0);
});

test.run();
