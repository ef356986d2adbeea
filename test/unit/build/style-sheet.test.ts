import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { styleSheets } from "../../../src/build/style-sheet.ts";

const test = suite("style sheets");

const { critical, rest } = await styleSheets();
const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const names = files.flatMap((file) => (file.endsWith(".module.css") ? basename(file) : []));

test("no two CSS modules have the same file name, which is part of their classes' names", () => {
  assert.ok(names.length > 30);
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("each CSS module is in one of the two style sheets", () => {
  const places = names.map((name) => {
    const rule = `.${name.replace(".module.css", "").replaceAll("-", "_")}_`;
    return { name, critical: critical.includes(rule), rest: rest.includes(rule) };
  });
  assert.equal(
    places.filter((place) => place.critical === place.rest),
    [],
  );
});

test("the critical style sheet has the bar and Home, and nothing that comes after them", () => {
  for (const rule of [".navigation_", ".slideshow_", ".home_"])
    assert.ok(critical.includes(rule), rule);
  for (const rule of [".footer_", ".faq_", ".login_", ".contact_us_"])
    assert.not.ok(critical.includes(rule), rule);
});

test.run();
