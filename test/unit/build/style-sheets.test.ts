/** A screen would be shown before its styles arrive, or with those of another screen. */
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { styleSheets } from "../../../src/build/style-sheets.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("style sheets");

for (const [kind, ending, reason] of [
  ["CSS modules", ".module.css", "which is part of their class names"],
  ["static parts", ".static.tsx", "which identifies them in the document"],
] as const) {
  test(`no two ${kind} have the same file name, ${reason}`, () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" });
    const names = files.filter((file) => file.endsWith(ending)).map((file) => basename(file));
    assert.ok(names.length > 5);
    assert.equal(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });
}

test("the styles of each screen are above it in the document", async () => {
  const { sections } = await prerenderPage();
  const sheets = await styleSheets();
  const all = [...sheets.values()].join("");
  const classesOf = (html: string) =>
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  let above = sheets.get("head") ?? "";
  for (const { path, html } of sections) {
    above += sheets.get(path) ?? "";
    const late = classesOf(html).filter(
      (name) => all.includes(`.${name}`) && !above.includes(`.${name}`),
    );
    assert.equal([...new Set(late)], [], path);
  }
  assert.is(above, all);
});

test.run();
