/**
 * `npm test`: types, lint, unit tests and, if a browser is installed, tests of the built site in it.
 * With names on the command line: the types, and the test files whose paths contain one of them.
 * With `all`, or if `CI` is `true`: every file, including those in `ONLY_WITH_ALL`.
 */
import { readFileSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, normalize, resolve } from "node:path";
import { settingNames } from "../src/settings.ts";
import { findBrowser } from "../src/tools/browser/find-browser.ts";
import { buildArgs, settingsOf } from "../src/tools/build-site.ts";
import { startFakeContentStore } from "../src/tools/fakes/fake-content-store.ts";
import { withSlashes } from "../src/tools/with-slashes.ts";
import { SECOND as NEXT_COMPANY } from "./browser/two-versions.ts";
import { bundle } from "./bundle.ts";
import { npmArgs, runNode } from "./helpers/run-program.ts";
import { cutOutput, type Outcome, runFiles } from "./run-files.ts";

const CACHE = "node_modules/.cache";
await mkdir(CACHE, { recursive: true });
/** A folder of this run alone: two may run at the same time. */
const folder = resolve(await mkdtemp(join(CACHE, "test-")));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const SITE = join(folder, "site");
/** The next version of the site. */
const NEXT_SITE = join(folder, "next-site");
/** These tests build the site themselves. */
const NEED_NO_SITE = /^test\/engines\//;
/** Tests that take minutes, or need programs that few machines have. */
const ONLY_WITH_ALL = /^test\/(engines|hosts)\/|(commands|start-changes)\.test\.ts$/;
/** A shell completes a path as `./test/unit` or `.\test\unit`. */
const words = process.argv.slice(2).map((word) => withSlashes(normalize(word)));
const isCi = process.env.CI === "true";
const names = words.filter((word) => word !== "all");
const isAll = isCi || names.length < words.length;
const outcomes: Outcome[] = [];

/** Counts tests that didn't run at all as failed or skipped, for a reason. */
function reportUnrun(reason: string, outcome: "failed" | "skipped", number: number): void {
  const failures = outcome === "failed" ? Array<string>(number).fill(reason) : [];
  outcomes.push({ passed: 0, skipped: number - failures.length, failures });
  console.log(`${reason}: ${number} ${outcome === "failed" ? "FAILED" : "skipped"}`);
}

/** Runs Node as a test, which passes if it exits without an error. */
async function check(name: string, args: readonly string[], env = {}) {
  const started = performance.now();
  const { code, printed } = await runNode(args, { env });
  const succeeded = code === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  outcomes.push({ passed: succeeded ? 1 : 0, skipped: 0, failures: succeeded ? [] : [name] });
  console.log(`${name}: ${succeeded ? "passed" : "FAILED"} (${seconds} s)`);
  if (!succeeded) console.log(cutOutput(printed));
  return succeeded;
}

/**
 * The test files that the names on the command line choose. Those of `ONLY_WITH_ALL`, which take
 * longest, are first, so that none of them runs alone at the end.
 */
async function chosenFiles(): Promise<string[]> {
  const files = (await readdir("test", { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${withSlashes(file)}`)
    .sort();
  for (const name of names)
    if (!files.some((file) => file.includes(name)))
      reportUnrun(`No test file has "${name}" in its path`, "failed", 1);
  const chosen = files.filter((file) =>
    names.length > 0
      ? names.some((name) => file.includes(name))
      : isAll || !ONLY_WITH_ALL.test(file),
  );
  const isLong = (file: string) => ONLY_WITH_ALL.test(file);
  return [...chosen.filter(isLong), ...chosen.filter((file) => !isLong(file))];
}

async function unitTests(files: readonly string[]): Promise<void> {
  // Each file has a copy of the site's modules, so that their state begins anew.
  await bundle(files, join(folder, "unit"));
  // One more than there are cores, since some tests wait for a program.
  const processes = availableParallelism() + 1;
  outcomes.push(...(await runFiles(files, { folder: join(folder, "unit"), processes })));
}

/** Counts test files whose programs aren't installed as skipped; on CI as failed. */
function skip(reason: string, files: readonly string[]): void {
  if (files.length > 0)
    reportUnrun(
      `${reason} for ${files.length} test files`,
      isCi ? "failed" : "skipped",
      files.length,
    );
}

/** Runs the tests of the built site. */
async function siteTests(files: readonly string[], browser: string | null): Promise<void> {
  const lacksBrowser = (file: string) => browser === null && file.startsWith("test/browser/");
  skip("No Chromium, Chrome or Edge was found", files.filter(lacksBrowser));
  const able = files.filter((file) => !lacksBrowser(file));
  if (able.length === 0) return;

  const content = await startFakeContentStore({ port: 0 });
  const build = (name: string, target: string, settings = {}) =>
    check(name, buildArgs(target), {
      ...settingsOf(content.origin),
      ...settings,
    });
  // The files of a process share its browser (`helpers/site-suite.ts`).
  const builds = [bundle(able, folder, { splitting: true }).then(() => true)];
  if (able.some((file) => !NEED_NO_SITE.test(file))) builds.push(build("build", SITE));
  if (able.some((file) => readFileSync(file, "utf8").includes('from "./two-versions.ts"')))
    builds.push(build("next build", NEXT_SITE, { COMPANY_NAME: NEXT_COMPANY }));
  if ((await Promise.all(builds)).includes(false)) {
    reportUnrun(`The build failed for ${able.length} test files`, "failed", able.length);
  } else {
    const env = {
      BROWSER: browser ?? "",
      SITE,
      CONTENT: content.origin,
      RUN_FOLDER: folder,
      NEXT_SITE,
    };
    // Two more than there are cores, since a browser test spends half of its time waiting.
    const processes = availableParallelism() + 2;
    outcomes.push(...(await runFiles(able, { folder, processes, env })));
  }
  await content.close();
}

// The terminal may have the settings of the real site, and React's tests need its development build.
// A proxy, which Node uses since version 24 if it is told to, can't reach the servers of the tests.
for (const name of [...settingNames, "NODE_ENV", "NODE_USE_ENV_PROXY"]) delete process.env[name];

const browser = await findBrowser();
// Types first: one wrong type may fail hundreds of tests.
const typed = await check("types", npmArgs("run", "-s", "types"));
if (names.length === 0) await check("lint", npmArgs("run", "-s", "lint"));
if (typed) {
  const files = await chosenFiles();
  const isUnit = (file: string) => file.startsWith("test/unit/");
  if (files.some(isUnit)) await unitTests(files.filter(isUnit));
  await siteTests(
    files.filter((file) => !isUnit(file)),
    browser,
  );
} else reportUnrun("No test runs, since the check of the types failed", "failed", 1);

const sum = (name: "passed" | "skipped") =>
  outcomes.reduce((total, outcome) => total + outcome[name], 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
const skipped = sum("skipped");
for (const failure of new Set(failures)) console.log(`FAILED ${failure}`);
console.log(
  `${sum("passed")} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
