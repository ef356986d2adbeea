import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../src/build/render-static-parts.tsx";
import { staticParts } from "../../src/build/static-parts.ts";
import { weigh, weightOf } from "../../src/build/weights.ts";
import { reactFloor } from "../bench/react-floor.ts";

const test = suite("weights");

const SITE = process.env.SITE ?? "";
/** The built site's settings are the tests' own, so that its weights are the same everywhere. */
const totals = weigh(SITE);

/** The part of a limit that stays free for the settings of a deployment. */
const SPARE = 0.03;

for (const [what, weight, limit] of totals) {
  test(`${what}: at least 3 % of the limit are free`, () => {
    assert.ok(weight > 0);
    assert.ok(weight <= (1 - SPARE) * limit, `${weight} bytes of ${limit}`);
  });
}

for (const [what, times] of [
  ["first script", 1.25],
  ["all scripts", 1.6],
] as const) {
  test(`the limit of the ${what} is ${times} times the React floor`, async () => {
    const limit = totals.find(([total]) => total === what)?.[2] ?? 0;
    const exact = times * weightOf(await reactFloor());
    assert.ok(limit <= exact && limit > 0.99 * exact, `${limit}, not ${Math.floor(exact)}`);
  });
}

/** A text of this many characters is a sentence of a part, and no label that other screens show too. */
const SENTENCE = 40;

test("no script contains what the static parts say", async () => {
  const htmlOf = renderStaticParts(staticParts);
  const sentences = staticParts
    .flatMap(([name]) => htmlOf(name).split(/<[^>]*>/))
    .filter((text) => text.length >= SENTENCE && !text.includes("&"));
  assert.ok(sentences.length > 50, `${sentences.length} sentences`);

  const files = await readdir(SITE, { recursive: true });
  const paths = files.filter((file) => file.endsWith(".js")).map((file) => join(SITE, file));
  assert.ok(paths.length >= 4);
  const scripts = (await Promise.all(paths.map((path) => readFile(path, "utf8")))).join("");
  assert.equal(
    sentences.filter((sentence) => scripts.includes(sentence)),
    [],
  );
});

test.run();
