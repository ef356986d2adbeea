/** A module's own rules would have no effect, or change another module's elements. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { styleSheets } from "../../../src/build/styles.ts";

const test = suite("styles");

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) =>
  join("src", file),
);
const modules = files.filter((file) => file.endsWith(".module.css"));

test("no two CSS modules have the same file name, which is part of their class names", () => {
  const names = modules.map((file) => basename(file));
  assert.ok(names.length > 30);
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

const { critical, rest } = await styleSheets();
const site = critical + rest;

/** Where a CSS module begins in the bundle: at its first class. */
function positionOf(module: string): number {
  const [, name = ""] = /^\.([\w-]+)/m.exec(readFileSync(module, "utf8")) ?? [];
  const file = basename(module, ".module.css").replaceAll("-", "_");
  const position = site.search(new RegExp(`\\.${file}_${name}\\b`));
  assert.ok(position >= 0, `${module} isn't in the bundle`);
  return position;
}

/** What a file imports: the names, if it names them, and the path of the imported file. */
function importsOf(file: string) {
  const text = readFileSync(file, "utf8");
  return Array.from(
    text.matchAll(/^import (?:\{([^}]*)\}|.*) from "(\.[^"]+)";$/gm),
    ([, names = "", path = ""]) => ({
      names: names.match(/\w+/g) ?? [],
      path: join(dirname(file), path),
    }),
  );
}

const cssOf = (file: string) =>
  importsOf(file).flatMap(({ path }) => (path.endsWith(".module.css") ? [path] : []));

test("a class that a module gives to a shared component overrides the component's own", () => {
  const pairs = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      // Up to the next tag. After a letter, `<` is no tag: `querySelector<HTMLElement>`.
      const isGivenClass = (name: string) =>
        new RegExp(`<${name}\\b(?:[^<]|(?<=\\w)<)*?\\bclassName=`).test(text);
      return importsOf(file)
        .filter(({ names, path }) => path.startsWith(join("src", "ui")) && names.some(isGivenClass))
        .flatMap(({ path }) => (path.endsWith(".tsx") ? cssOf(path) : []))
        .flatMap((below) => cssOf(file).map((own) => ({ own, below })));
    });
  assert.ok(pairs.length > 20, "imports are missing");
  const wrong = pairs.filter(({ own, below }) => positionOf(own) < positionOf(below));
  assert.equal(
    wrong.map(({ own, below }) => `${own} is before ${below}`),
    [],
  );
});

test.run();
