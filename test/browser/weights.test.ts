import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../src/build/render-static-parts.tsx";
import { staticParts } from "../../src/build/static-parts.ts";
import { weigh, weightOf } from "../../src/build/weights.ts";
import { reactFloor } from "../bench/react-floor.ts";
import { buildOf, settingsOf } from "./services.ts";

const test = suite("weights");

const SITE = resolve("node_modules/.cache/test/weights");
// The ports of the services differ from run to run, and with them the weight by up to 100 bytes.
const env = { ...process.env, ...settingsOf("http://127.0.0.1:50000") };
execFileSync(process.execPath, buildOf(SITE), { env, stdio: "pipe" });
const totals = weigh(SITE);

/** The part of a limit that stays free for the settings of a deployment. */
const SPARE = 0.03;

for (const [what, weight, limit] of totals) {
  test(`${what}: at least 3 % of the limit are free`, () => {
    const most = Math.floor((1 - SPARE) * limit);
    assert.ok(weight > 0);
    assert.ok(
      weight <= most,
      `${weight} bytes, ${weight - most} too many. Make it lighter, or raise the limit in src/build/weights.ts and test/bench/README.md`,
    );
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
