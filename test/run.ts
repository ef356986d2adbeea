/**
 * `npm test`: types, lint, unit tests and, if a browser is installed, tests of the built site in
 * it. With names on the command line: only the test files whose paths contain one of them, without
 * the types, so that one file answers within seconds. With `all`, or if `CI` is `true`: every file,
 * including those in `ONLY_WITH_ALL`.
 */
import { rmSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join, normalize, resolve } from "node:path";
import { settingNames } from "../src/settings.ts";
import { findBrowser } from "../src/tools/browser/launch.ts";
import { startFakeContentStore } from "../src/tools/fakes/fake-content-store.ts";
import { buildArgs, settingsOf } from "../src/tools/helpers/build-site.ts";
import { withSlashes } from "../src/tools/helpers/with-slashes.ts";
import { bundle } from "./bundle.ts";
import { BACKEND_ORIGIN } from "./helpers/backend-host.ts";
import { npmArgs, runNode } from "./helpers/run-program.ts";
import { PROCESSES, type Result, runFiles, WORKER } from "./run-files.ts";

const CACHE = "node_modules/.cache";
await mkdir(CACHE, { recursive: true });
/** A folder of this run alone, since two may run at the same time. */
const folder = resolve(await mkdtemp(join(CACHE, "test-")));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const SITE = join(folder, "site");
/** These tests build the site themselves. */
const NEED_NO_SITE = /^test\/(commands|engines)\//;
/** These take minutes, or need programs that few machines have. */
const ONLY_WITH_ALL = /^test\/(commands|engines|hosts)\//;
/** A shell completes a path as `./test/unit` or `.\test\unit`. */
const args = process.argv.slice(2).map((arg) => withSlashes(normalize(arg)));
const isCi = process.env.CI === "true";
const names = args.filter((arg) => arg !== "all");
const isAll = isCi || names.length < args.length;

const results: (Result & { readonly name: string })[] = [];

/** Prints how a part of the run has ended. A result names only the counts that aren't 0. */
function report(name: string, result: Partial<Result>, started?: number): void {
  const { passed = 0, failed = 0, skipped = 0, printed = "" } = result;
  results.push({ name, passed, failed, skipped, printed });
  const counts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean);
  const time = started ? ` (${((performance.now() - started) / 1000).toFixed(1)} s)` : "";
  console.log(`${name}: ${counts.join(", ")}${time}`);
}

/** Runs Node as a test, which passes if it exits without an error. */
async function check(name: string, args: readonly string[], env = {}): Promise<boolean> {
  const started = performance.now();
  const { code, printed } = await runNode(args, { env });
  report(name, { [code === 0 ? "passed" : "failed"]: 1, printed }, started);
  return code === 0;
}

/**
 * The test files that the names on the command line choose. Those of `ONLY_WITH_ALL`, which take
 * longest, are first, and large files before small ones, so that no long one runs alone at the end.
 */
async function chosenFiles(): Promise<string[]> {
  const files = (await readdir("test", { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${withSlashes(file)}`);
  for (const name of names)
    if (!files.some((file) => file.includes(name)))
      report(`No test file has "${name}" in its path`, { failed: 1 });
  const isLong = (file: string) => ONLY_WITH_ALL.test(file);
  const isChosen = (file: string) =>
    names.length > 0 ? names.some((name) => file.includes(name)) : isAll || !isLong(file);
  return files
    .filter(isChosen)
    .map((file) => ({ file, long: Number(isLong(file)), size: statSync(file).size }))
    .sort((one, other) => other.long - one.long || other.size - one.size)
    .map(({ file }) => file);
}

/** Runs the tests that need the built site or build one themselves. */
async function testsOfBuilds(files: readonly string[], browser: string | undefined): Promise<void> {
  const lacksBrowser = (file: string) => browser === undefined && file.startsWith("test/browser/");
  const able = files.filter((file) => !lacksBrowser(file));
  const unable = files.length - able.length;
  if (unable > 0)
    report(`No Chromium, Chrome or Edge was found for ${unable} test files`, {
      [isCi ? "failed" : "skipped"]: unable,
    });
  if (able.length === 0) return;

  const content = await startFakeContentStore({ port: 0 });
  const needSite = able.some((file) => !NEED_NO_SITE.test(file));
  const settings = settingsOf(content.origin, BACKEND_ORIGIN);
  const isBuilt = !needSite || (await check("build", buildArgs(SITE), settings));
  const env = { BROWSER: browser ?? "", SITE, CONTENT: content.origin, RUN_FOLDER: folder };
  // Larger groups would start fewer browsers, but keep the cores busy for less long.
  if (isBuilt) await runFiles(able, Math.ceil(able.length / 4), { folder, env, report });
  else report(`No build for ${able.length} test files`, { failed: able.length });
  await content.close();
}

// The terminal may have the settings of the real site, and React's tests need its development
// build. A proxy, which Node uses since version 24 if it is told to, can't reach the servers of the
// tests.
for (const name of [...settingNames, "NODE_ENV", "NODE_USE_ENV_PROXY"]) delete process.env[name];

const browser = findBrowser();
const files = await chosenFiles();
// In a whole run, no test runs before the types are right, since one wrong type may fail hundreds.
const [typed, bundled] = await Promise.all([
  names.length > 0 || check("types", npmArgs("run", "-s", "types")),
  // esbuild prints the reason if it fails.
  bundle([WORKER, ...files], folder).then(
    () => true,
    () => false,
  ),
  names.length > 0 || check("lint", npmArgs("run", "-s", "lint")),
]);
if (typed && bundled) {
  const isUnit = (file: string) => file.startsWith("test/unit/");
  const units = files.filter(isUnit);
  // Few processes, since each one loads React and the site.
  await runFiles(units, Math.min(units.length, PROCESSES), { folder, report });
  await testsOfBuilds(
    files.filter((file) => !isUnit(file)),
    browser,
  );
} else report("No test runs, since the types are wrong or esbuild failed", { failed: 1 });

/** What a process prints begins anew with each file. */
const FILE = /^(?=test\/)/m;
/** After uvu's totals comes the standard error of all files of the process, also of those that passed. */
const TOTALS = /^ +Total:/m;
/** A page's HTML may be a single line. */
const MAX_LENGTH = 300;

for (const { name, printed } of results.filter(({ failed }) => failed > 0)) {
  const [suites = ""] = printed.split(TOTALS);
  const failed = suites.split(FILE).filter((part) => /^ +FAIL/m.test(part));
  // Without a failed test, the process itself has failed.
  const lines = (failed.join("") || printed).trimEnd().split("\n");
  const cut = lines.map((line) => line.slice(0, MAX_LENGTH));
  console.log([`\nFAILED ${name}`, ...cut].join("\n"));
}
const sum = (name: "passed" | "failed" | "skipped") =>
  results.reduce((total, result) => total + result[name], 0);
const skipped = sum("skipped");
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = sum("failed") > 0 ? 1 : 0;
