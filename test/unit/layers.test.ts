/**
 * A module imports only from its own layer and those below it, and scripts don't grow by imports
 * unnoticed.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withSlashes } from "../../src/tools/helpers/with-slashes.ts";

const test = suite("layers");

type Layer = {
  readonly layer: number;
  readonly path: RegExp;
  /** A further limit for its imports. */
  readonly only?: RegExp;
};

/** The layers of README: a module imports from its own layer and the layers below it. */
const layers: readonly Layer[] = [
  { layer: 6, path: /^tools\// },
  { layer: 6, path: /^build\//, only: /^(?!tools\/)/ },
  { layer: 5, path: /^(boot\/|(app|global-styles|screen-components|lazy-screens)\.tsx?$)/ },
  { layer: 4, path: /^(frame|shared|offline|routing|screens)\// },
  { layer: 3, path: /^(session|services|rules)\// },
  { layer: 2, path: /^ui\//, only: /^(ui|lib)\// },
  { layer: 2, path: /^lib\//, only: /^lib\// },
  { layer: 1, path: /^(content\/|(settings|screen-table)\.ts$)/ },
];

const layerOf = (file: string) => layers.find(({ path }) => path.test(file));

/** The folder of the screen that a file is part of; null if none. */
const screenOf = (file: string) => /^screens\/(first|lazy)-script\/[^/]+\//.exec(file)?.[0] ?? null;

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const files = (await readdir("src", { recursive: true }))
  .map(withSlashes)
  .filter((file) => /\.tsx?$/.test(file));
const imports = new Map<string, readonly string[]>();
for (const file of files) {
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
  const without = files.filter((file) => !layerOf(file) && !file.endsWith(".d.ts"));
  assert.equal(without, []);
  assert.ok(pairs.length > 100, "imports are missing");
});

test("each module imports only what its layer may import", () => {
  const wrong = pairs.filter(({ file, source }) => {
    const [from, to] = [layerOf(file), layerOf(source)];
    // A file outside `src` has no layer, and no module may import it.
    const isUpward = to === undefined || to.layer > (from?.layer ?? 0);
    return isUpward || from?.only?.test(source) === false;
  });
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

/** The folder of a file. A file directly in `src` is a folder of its own. */
const folderOf = (file: string) => screenOf(file) ?? file.split("/")[0] ?? "";

const folderImports = new Map<string, readonly string[]>();
for (const [file, sources] of imports) {
  const folder = folderOf(file);
  // A style sheet imports nothing.
  const scripts = sources.filter((source) => !source.endsWith(".css"));
  const others = scripts.map(folderOf).filter((other) => other !== folder);
  folderImports.set(folder, [...(folderImports.get(folder) ?? []), ...others]);
}

for (const [kind, graph] of [
  ["files", imports],
  ["folders", folderImports],
] as const) {
  test(`the imports between ${kind} have no cycle`, () => {
    const cycles: string[] = [];
    const done = new Set<string>();
    const walk = (each: string, trail: readonly string[]) => {
      if (trail.includes(each)) cycles.push([...trail, each].join(" imports "));
      if (done.has(each) || trail.includes(each)) return;
      for (const source of graph.get(each) ?? []) walk(source, [...trail, each]);
      done.add(each);
    };
    for (const each of graph.keys()) walk(each, []);
    assert.equal(cycles, []);
  });
}

test.run();
