/**
 * `npm test`: types, lint, unit tests and, if a browser is installed, tests of the built site in it.
 * With names on the command line: the types, and the test files whose paths contain one of them.
 * With `all`, or if `CI` is set: every file, including those in `ONLY_WITH_ALL`. `--title` runs only
 * the tests whose titles contain a text. `--seed` takes the seed of generated tests, or `random`.
 */
import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { settingNames } from "../src/settings.ts";
import { findBrowser } from "../src/tools/browser/find-browser.ts";
import { buildArgs, settingsOf, startServices } from "../src/tools/browser/services.ts";
import { freePort } from "../src/tools/start/http.ts";
import { SECOND as NEXT_COMPANY } from "./browser/two-versions.ts";
import { installChromiums } from "./engines/install.ts";
import {
  CACHE,
  compile,
  countOf,
  cutLines,
  type Result,
  runTestFiles,
  scriptOf,
} from "./helpers/run-test-files.ts";
import { findServer } from "./hosts/recipes.ts";

const SITE = resolve(CACHE, "site");
/** The next version of the site, and the test files that need it. */
const NEXT_SITE = resolve(CACHE, "next-site");
const NEED_NEXT_SITE = /(release-cost|versions|missing-script)\.test\.ts$/;
/** The site for other engines. Their tests start services on the ports that it is built with. */
const ENGINES_SITE = resolve(CACHE, "engines-site");
const NEED_ENGINES_SITE = /engines\.test\.ts$/;
/** Tests that take minutes, or need programs that few machines have. */
const ONLY_WITH_ALL = /^test\/(engines|hosts|random-walk)\/|(commands|start-changes)\.test\.ts$/;
/** The time-out of a command, in milliseconds. */
const TIMEOUT = 300_000;
/** The seed of generated tests: the same in each run, unless a run asks for another. */
const SEED = "1";
const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string", default: SEED },
    title: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const isCi = process.env.CI === "true";
const names = positionals.filter((name) => name !== "all");
const isAll = isCi || names.length < positionals.length;
const seed = values.seed === "random" ? Date.now() % 1_000_000 : Number(values.seed);
if (!Number.isInteger(seed)) throw new Error("--seed takes a whole number or `random`");
const results: Result[] = [];

/** Counts tests that didn't run at all as failed or skipped, for a reason. */
function reportUnrun(reason: string, outcome: "failed" | "skipped", number: number): void {
  results.push(...Array<Result>(number).fill({ name: reason, outcome }));
  console.log(`${reason}: ${number} ${outcome === "failed" ? "FAILED" : "skipped"}`);
}

/** Runs a command as a test, which passes if the command exits without an error. */
async function check(name: string, command: string, args: readonly string[], environment = {}) {
  const started = performance.now();
  const { succeeded, output } = await new Promise<{ succeeded: boolean; output: string }>((done) =>
    execFile(
      command,
      args,
      { env: { ...process.env, ...environment }, maxBuffer: 2 ** 26, timeout: TIMEOUT },
      (error, stdout, stderr) => done({ succeeded: error === null, output: stdout + stderr }),
    ),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  results.push({ name, outcome: succeeded ? "passed" : "failed" });
  console.log(`${name}: ${succeeded ? "passed" : "FAILED"} (${seconds} s)`);
  if (!succeeded) console.log(cutLines(output));
  return succeeded;
}

/**
 * The test files that the names on the command line choose. The longest are first, so that none of
 * them runs alone at the end.
 */
async function chosenFiles(): Promise<string[]> {
  const files = (await readdir("test", { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join("test", file))
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

/** Bundles the fake browser with its packages, so that Node reads one file, not hundreds. */
const compileDom = () =>
  compile(["test/helpers/happy-dom.ts"], {
    packages: "bundle",
    // Its packages load Node's own modules by `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });

const WORKER = "test/helpers/worker.ts";

const environment = { SEED: String(seed), TITLE: values.title };

/** With shared chunks, a worker loads a module of several test files only once. */
const SHARED = { splitting: true };

async function unitTests(files: readonly string[]): Promise<void> {
  const renders = (file: string) => file.endsWith(".tsx");
  await Promise.all([
    compileDom(),
    // React takes longer to load than most of these files take.
    compile(files.filter(renders), SHARED),
    // Not shared, since these may set the environment before they load the settings.
    compile([...files.filter((file) => !renders(file)), WORKER]),
  ]);
  const options = {
    workers: availableParallelism(),
    preloaded: [scriptOf("test/helpers/happy-dom.ts")],
    env: environment,
  };
  results.push(...(await runTestFiles(files, options)));
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
  // If this fails, so do the tests of the missing engines.
  if (isCi && files.some((file) => NEED_ENGINES_SITE.test(file)))
    await installChromiums().catch(console.error);
  const hasNginx = (await findServer("nginx")) !== null;
  const lacksBrowser = (file: string) =>
    browser === null && /^test\/(browser|random-walk)\/|nginx/.test(file);
  const lacksNginx = (file: string) => !hasNginx && file.endsWith("nginx.test.ts");
  skip("No Chromium, Chrome or Edge was found", files.filter(lacksBrowser));
  skip("No nginx was found", files.filter(lacksNginx));
  const able = files.filter((file) => !lacksBrowser(file) && !lacksNginx(file));
  if (able.length === 0) return;

  const services = await startServices(SITE, browser ?? "");
  const enginesBackend = `http://127.0.0.1:${await freePort()}`;
  const enginesContent = `http://127.0.0.1:${await freePort()}`;
  const build = (name: string, folder: string, settings = {}) =>
    check(name, process.execPath, buildArgs(folder), { ...services.settings, ...settings });
  const builds = [compile([...able, WORKER], SHARED).then(() => true)];
  if (able.some((file) => !NEED_ENGINES_SITE.test(file))) builds.push(build("build", SITE));
  if (able.some((file) => NEED_NEXT_SITE.test(file)))
    builds.push(build("next build", NEXT_SITE, { COMPANY_NAME: NEXT_COMPANY }));
  if (able.some((file) => NEED_ENGINES_SITE.test(file)))
    builds.push(
      build("build for other engines", ENGINES_SITE, {
        ...settingsOf(enginesContent),
        API_BASE: enginesBackend,
      }),
    );
  if ((await Promise.all(builds)).includes(false)) {
    reportUnrun(`The build failed for ${able.length} test files`, "failed", able.length);
  } else {
    const env = {
      ...environment,
      ...services.environment,
      NEXT_SITE,
      ENGINES_SITE,
      ENGINES_BACKEND: enginesBackend,
      ENGINES_CONTENT: enginesContent,
    };
    // Two more than there are cores, since a browser test spends half of its time waiting.
    const workers = availableParallelism() + 2;
    results.push(...(await runTestFiles(able, { workers, env })));
  }
  await services.close();
}

// The terminal may have the settings of the real site. Tests set their own.
for (const name of settingNames) delete process.env[name];

const browser = await findBrowser();
await rm(CACHE, { recursive: true, force: true });
// Types first: one wrong type may fail hundreds of tests.
const typed =
  (await check("types", "npx", ["tsc"])) &&
  (await check("types of what ships", "npx", ["tsc", "--project", "src"]));
if (names.length === 0) await check("lint", "npx", ["biome", "check", "--error-on-warnings"]);
if (typed) {
  const files = await chosenFiles();
  const isUnit = (file: string) => file.startsWith("test/unit/");
  if (files.some(isUnit)) await unitTests(files.filter(isUnit));
  await siteTests(
    files.filter((file) => !isUnit(file)),
    browser,
  );
  const hasRun = results.some(({ name }) => name.startsWith("test/"));
  if (files.length > 0 && !hasRun) reportUnrun("No test has this title", "failed", 1);
} else reportUnrun("No test runs, since the types are wrong", "failed", 1);

const failures = results.filter(({ outcome }) => outcome === "failed");
const skipped = countOf(results, "skipped");
console.log(`The seed of generated tests was ${seed}.`);
for (const name of new Set(failures.map(({ name }) => name))) console.log(`FAILED ${name}`);
console.log(
  `${countOf(results, "passed")} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
