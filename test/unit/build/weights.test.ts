/** Visitors on a slow line would wait for scripts and styles that grew unnoticed. */
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { staticParts } from "../../../src/lib/static-part.tsx";
import { suite } from "../../helpers/suite.ts";
import "../../../src/routes.ts";
import { renderStaticParts } from "../../../src/build/render-static-parts.tsx";
import { weigh, weightOf } from "../../../src/build/weights.ts";
import { reactScript } from "../../../src/tools/bench/react-script.ts";
import { buildArgs, settingsOf } from "../../../src/tools/browser/services.ts";

const test = suite("weights");

const SITE = resolve("node_modules/.cache/test/weights");
// Ports that differ from run to run would change the weight by up to 100 bytes.
const env = { ...process.env, ...settingsOf("http://127.0.0.1:50000") };
execFileSync(process.execPath, buildArgs(SITE), { env, stdio: "pipe" });
const totals = weigh(SITE);

/** The part of each limit that is reserved for the settings of a deployment. */
const SPARE = 0.005;

/** The limits of the scripts, as multiples of the smallest page with React. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ["first script", 1.3],
  ["all scripts", 1.65],
]);

for (const [part, weight, limit] of totals) {
  const times = TIMES.get(part);
  const advice = times
    ? `Make it lighter: its limit is ${times} times the weight of React.`
    : "Make it lighter, or raise the limit in src/build/weights.ts and src/tools/bench/README.md.";
  test(`${part}: the weight is at most 99.5 % of the limit`, () => {
    const most = Math.floor((1 - SPARE) * limit);
    assert.ok(weight > 0);
    assert.ok(weight <= most, `${weight} bytes, ${weight - most} too many. ${advice}`);
  });
}

for (const [part, times] of TIMES) {
  test(`the limit of "${part}" is ${times} times the smallest page with React`, async () => {
    const limit = totals.find(([total]) => total === part)?.[2] ?? 0;
    const exact = times * weightOf(await reactScript());
    assert.ok(
      limit <= exact && limit > 0.99 * exact,
      `src/build/weights.ts has ${limit}, and React makes it ${Math.floor(exact)} at most`,
    );
  });
}

/** The length of the shortest sentence. A shorter text may be a label that scripts have too. */
const SENTENCE = 40;

test("no script contains a sentence of the static parts", async () => {
  const sentences = [...renderStaticParts(staticParts).values()]
    .flatMap((html) => html.split(/<[^>]*>/))
    .filter((text) => text.length >= SENTENCE && !text.includes("&"))
    // The receipt, which needs a script, has it too.
    .filter((text) => text !== company.landmark);
  assert.ok(sentences.length > 40, `${sentences.length} sentences`);

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
