import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("floors");

/** The floor of each place of the source: a file imports from the floors below its own. */
const floors: readonly (readonly [place: RegExp, floor: number])[] = [
  [/^build\//, 9],
  [/^(main|early)\.tsx?$/, 8],
  [/^(app\.tsx|routes\.ts|later-screens\.ts|offline\/)/, 7],
  [/^frame\//, 6],
  [/^screens\//, 5],
  [/^(session\.ts|stored-session\.ts|services\/|rules\/)/, 4],
  [/^ui\//, 3],
  [/^lib\//, 2],
  [/^(content\/|settings\.ts|paths\.ts)/, 1],
];

/** What a floor may import from others, where that is less than all that is below it. */
const only: Readonly<Record<number, readonly number[]>> = { 3: [2], 2: [], 1: [] };

const floorOf = (file: string) => floors.find(([place]) => place.test(file))?.[1];

/** The folder of a screen, and null for what is no part of a screen. */
const screenOf = (file: string) => /^screens\/[^/]+\//.exec(file)?.[0] ?? null;

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const files = (await readdir("src", { recursive: true })).filter((file) => /\.tsx?$/.test(file));
const imports = new Map<string, readonly string[]>();
for (const file of files) {
  const text = await readFile(join("src", file), "utf8");
  const sources = [...text.matchAll(IMPORT)].flatMap(([, path]) => path ?? []);
  const scripts = sources.map((path) => join(dirname(file), path));
  imports.set(
    file,
    scripts.filter((path) => /\.tsx?$/.test(path)),
  );
}

/** Every import of one file of ours by another, as a line to complain with and what it says. */
const pairs = [...imports].flatMap(([file, sources]) =>
  sources.map((source) => ({ file, source, line: `${file} imports ${source}` })),
);

test("every file has its floor", () => {
  const homeless = files.filter((file) => floorOf(file) === undefined && !file.endsWith(".d.ts"));
  assert.equal(homeless, []);
  assert.ok(pairs.length > 100, "imports are found");
});

test("nothing imports upward, and the lower floors only what they may", () => {
  const wrong = pairs.filter(({ file, source }) => {
    const [above, below] = [floorOf(file) ?? 0, floorOf(source) ?? 0];
    return above !== below && !(only[above]?.includes(below) ?? below < above);
  });
  assert.equal(
    wrong.map(({ line }) => line),
    [],
  );
});

test("a screen imports no other screen", () => {
  const wrong = pairs.filter(({ file, source }) => {
    const [one, another] = [screenOf(file), screenOf(source)];
    return one !== null && another !== null && one !== another;
  });
  assert.equal(
    wrong.map(({ line }) => line),
    [],
  );
});

test("only the tables of routes, of later screens and of static parts name screens", () => {
  const wrong = pairs.filter(
    ({ file, source }) =>
      screenOf(source) &&
      !screenOf(file) &&
      !/^(routes|later-screens|build\/static-parts)\.ts$/.test(file),
  );
  assert.equal(
    wrong.map(({ line }) => line),
    [],
  );
});

test("only the table of static parts imports one, so that no script holds its words", () => {
  const wrong = pairs.filter(
    ({ file, source }) => source.endsWith(".static.tsx") && file !== "build/static-parts.ts",
  );
  assert.equal(
    wrong.map(({ line }) => line),
    [],
  );
});

test("no imports go round in a circle", () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail, file].join(" imports "));
    if (done.has(file) || trail.includes(file)) return;
    for (const source of imports.get(file) ?? []) walk(source, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  assert.equal(circles, []);
});

test.run();
