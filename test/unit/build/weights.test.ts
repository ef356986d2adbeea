/** What a first visit loads stays below the owner's limits. */
import { execFileSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { browserOptions } from "../../../src/build/browsers.ts";
import { weigh, weightOf } from "../../../src/build/weights.ts";
import { buildArgs, settingsOf } from "../../../src/tools/browser/services.ts";
import { cleanUp } from "../../helpers/clean-up.ts";

const test = suite("weights");

const site = await mkdtemp(join(tmpdir(), "weights-"));
test.after(() => cleanUp(site));

// Ports that differ from run to run would change the weight by up to 100 bytes.
const env = { ...process.env, ...settingsOf("http://127.0.0.1:50000") };
execFileSync(process.execPath, buildArgs(site), { env, stdio: "pipe" });
// The smallest page with React. The scripts' limits grow and shrink with React.
const contents = `
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  createRoot(document.body).render(createElement("p", null, "Hello"));`;
const stdin = { contents, resolveDir: "." };
const { outputFiles } = await esbuild.build({ ...browserOptions, stdin });
const react = weightOf(outputFiles[0]?.text ?? "");

/** The limits, in bytes after brotli. */
const LIMITS = {
  "document up to the end of Home": 10_500,
  "styles, in the document": 11_500,
  "first script": 1.45 * react,
  "all scripts": 1.85 * react,
  "all files of a first visit to Home": 133_000,
} as const;

for (const [part, weight] of weigh(site)) {
  test(`a visitor downloads no more than the limit for the ${part}`, () => {
    assert.ok(weight > 0);
    const most = Math.floor(LIMITS[part]);
    assert.ok(weight <= most, `${weight} bytes are ${weight - most} too many: make it lighter`);
  });
}

test.run();
