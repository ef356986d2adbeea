/** A module imports only from its own layer and those below it, so no script grows unnoticed. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withSlashes } from "../../src/tools/helpers/with-slashes.ts";

const test = suite("layers");

const [, list = ""] = /```text\n(build [^`]+)/.exec(await readFile("README.md", "utf8")) ?? [];

/** The folders and files of README's list from the top, and what it doesn't list. */
const order = [...list.matchAll(/^\w* +(\S+)/gm)].flatMap(([, name = ""]) => {
  if (name === "app.tsx") return [name, "global-styles.ts"];
  return name === "screen-components.tsx" ? [name, "lazy-screens.ts"] : name;
});

/** These import nothing else. */
const PARTS = /^(ui|lib)\//;

/** The place of a file in `order`; -1 outside `src`. */
const placeOf = (file: string) => order.findLastIndex((start) => file.startsWith(start));

/** The folder of the screen that a file is part of; null if none. */
const screenOf = (file: string) => /^screens\/(first|lazy)-script\/[^/]+\//.exec(file)?.[0] ?? null;

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const modulesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .map(withSlashes)
    .filter((file) => /\.tsx?$/.test(file));
const files = await modulesOf("src");
const tests = (await modulesOf("test")).map((file) => `../test/${file}`);
const imports = new Map<string, readonly string[]>();
for (const file of [...files, ...tests]) {
  const text = await readFile(join("src", file), "utf8");
  const sources = [...text.matchAll(IMPORT)].flatMap(([, path]) => path ?? []);
  imports.set(
    file,
    sources.map((path) => join(dirname(file), path)),
  );
}

/** Each import between our files, with its line in a message. */
const pairs = [...imports].flatMap(([file, sources]) =>
  sources.map((source) => ({ file, source, line: `${file} imports ${source}` })),
);

const assertNone = (wrong: typeof pairs) =>
  assert.equal(
    wrong.map(({ line }) => line),
    [],
  );

test("every module of src is in a layer", () => {
  const without = files.filter((file) => placeOf(file) < 0 && !file.endsWith(".d.ts"));
  assert.equal(without, []);
  assert.ok(pairs.length > 100, "imports are missing");
});

test("each module imports only what its layer may import", () => {
  const wrong = pairs.filter(
    ({ file, source }) =>
      placeOf(source) < placeOf(file) || (PARTS.test(file) && !PARTS.test(source)),
  );
  assertNone(wrong);
});

test("a screen imports no other screen", () => {
  const wrong = pairs.filter(({ file, source }) => {
    const [one, another] = [screenOf(file), screenOf(source)];
    return one !== null && another !== null && one !== another;
  });
  assertNone(wrong);
});

for (const [script, table, folder] of [
  ["first", "screen-components.tsx", "screens/first-script/"],
  ["lazy", "lazy-screens.ts", "screens/lazy-script/"],
] as const) {
  test(`the screens of the ${script} script are in ${folder}, and only ${table} imports them`, () => {
    const wrong = pairs.filter(
      ({ file, source }) =>
        screenOf(source) && !screenOf(file) && (file === table) !== source.startsWith(folder),
    );
    assertNone(wrong);
  });
}

test("the imports of src and test have no cycle", () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail, file].join(" imports "));
    if (done.has(file) || trail.includes(file)) return;
    for (const source of imports.get(file) ?? []) walk(source, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  assert.equal(cycles, []);
});

test.run();
