/**
 * `npm test`: types, lint, unit tests and, where a browser is installed, tests of the built site in
 * it. With names on the command line: the types, and the test files whose paths contain one of them.
 * `--seed` takes the number that generated tests start from, or `random` for a new one.
 */
import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import * as esbuild from "esbuild";
import { names as settingNames } from "../src/settings.ts";
import { findBrowser } from "../src/tools/browser/find-browser.ts";
import { buildOf, settingsOf, startServices } from "../src/tools/browser/services.ts";
import { SECOND } from "./browser/two-versions.ts";
import { installChromiums } from "./engines/install.ts";
import { freePort } from "./helpers/local-server.ts";
import { findServer } from "./hosts/recipes.ts";

type Outcome = { passed: number; failed: number; skipped: number };

const CACHE = "node_modules/.cache/test";
const SITE = resolve(CACHE, "site");
/** The next version of the site, and the test files that need it. */
const NEXT_SITE = resolve(CACHE, "next-site");
const NEED_NEXT_SITE = /(versions|vanished-script)\.test\.ts$/;
/** The site as other engines visit it. Its services are on ports where each engine's tests start them anew. */
const ENGINES_SITE = resolve(CACHE, "engines-site");
const NEED_ENGINES_SITE = /engines\.test\.ts$/;
/** The test files that take longest, by their names, the longest last. */
const SLOW = [
  "keyboard",
  "in-pieces",
  "versions",
  "photo",
  "releases",
  "shared-link",
  "first-response",
  "accessibility-information",
  "accessibility-portal",
  "engines",
  "start-changes",
];
const slowness = (file: string) => SLOW.indexOf(basename(file, ".test.ts"));
/** Sorts test files so that the longest begins first, and none runs alone at the end. */
const slowFirst = (one: string, other: string) => slowness(other) - slowness(one);
/** How long one command may take, in milliseconds: what hangs has failed. */
const TIMEOUT = 600_000;
/** The seed of generated tests: the same in each run, unless a run asks for another. */
const SEED = "1";
const { values, positionals: names } = parseArgs({
  options: { seed: { type: "string", default: SEED } },
  allowPositionals: true,
});
const seed = values.seed === "random" ? Date.now() % 1_000_000 : Number(values.seed);
if (!Number.isInteger(seed)) throw new Error("--seed takes a whole number or `random`");
const total: Outcome = { passed: 0, failed: 0, skipped: 0 };

/** Whether a command succeeded, how long it took, and what it printed. */
type Run = { readonly succeeded: boolean; readonly seconds: number; readonly output: string };

/** How many lines of the output of a failed test file are printed. */
const MAX_LINES = 300;

function cut(output: string): string {
  const lines = output.split("\n");
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `(${rest} more lines)`].join("\n") : output;
}

function report(name: string, outcome: Outcome, { seconds, output }: Omit<Run, "succeeded">): void {
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += outcome[key];
  const { passed, failed, skipped } = outcome;
  const counts = [
    `${passed} passed`,
    failed && `${failed} FAILED`,
    skipped && `${skipped} skipped`,
  ];
  console.log(`${name}: ${counts.filter(Boolean).join(", ")} (${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(cut(output));
}

/** Counts tests that didn't run at all as failed or skipped, for a reason. */
function reportUnrun(reason: string, outcome: "failed" | "skipped", count: number): void {
  const none = { passed: 0, failed: 0, skipped: 0 };
  report(reason, { ...none, [outcome]: count }, { seconds: 0, output: "" });
}

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return new Promise<Run>((resolve) => {
    const started = performance.now();
    const env = { ...process.env, ...environment };
    execFile(
      command,
      args,
      { env, maxBuffer: 2 ** 26, timeout: TIMEOUT },
      (error, stdout, stderr) =>
        resolve({
          succeeded: error === null,
          seconds: (performance.now() - started) / 1000,
          output: `${stdout}${stderr}${error?.killed ? "It took too long.\n" : ""}`,
        }),
    );
  });
}

/** A command that is one test: it passes when it exits without an error. */
async function check(name: string, command: string, args: readonly string[], env = {}) {
  const result = await run(command, args, env);
  const { succeeded } = result;
  report(name, { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }, result);
  return succeeded;
}

/** The test files that the names on the command line choose; a name that chooses none counts as failed. */
async function chosenFiles(): Promise<string[]> {
  const files = (await readdir("test", { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join("test", file))
    .sort();
  for (const name of names)
    if (!files.some((file) => file.includes(name)))
      reportUnrun(`No test file has "${name}" in its path`, "failed", 1);
  return files.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
}

const compiled = {
  bundle: true,
  platform: "node",
  format: "esm",
  outdir: CACHE,
  outbase: "test",
  logLevel: "error",
  // Compiled for the oldest engine, since tests send it functions as text.
  supported: { "optional-chain": false, "nullish-coalescing": false },
} as const satisfies esbuild.BuildOptions;

/** Bundles test files as the site is bundled, except packages, which Node finds by itself. */
async function compile(files: Pick<esbuild.BuildOptions, "entryPoints" | "stdin">): Promise<void> {
  await esbuild.build({
    ...compiled,
    ...files,
    packages: "external",
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    sourcemap: "inline",
  });
}

/** Bundles the fake browser with its packages, so that Node reads one file, not hundreds. */
async function compileDom(): Promise<void> {
  await esbuild.build({
    ...compiled,
    entryPoints: ["test/unit/dom.ts"],
    // Packages in it ask for Node's own modules by `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}

/** The script that a test file is compiled to. */
const scriptOf = (file: string) => file.replace(/^test\//, "").replace(/\.ts$/, ".js");

/** Runs a compiled script in its own process and counts the results that uvu prints. */
async function runScript(
  name: string,
  script: string,
  options: readonly string[],
  env = {},
): Promise<void> {
  const { succeeded, seconds, output } = await run(
    process.execPath,
    ["--enable-source-maps", ...options, join(CACHE, script)],
    { FORCE_COLOR: "0", DEBUG_PRINT_LIMIT: "0", SEED: String(seed), ...env },
  );
  const count = (label: string) => Number(new RegExp(`${label}:\\s+(\\d+)`).exec(output)?.[1] ?? 0);
  const [all, skipped] = [count("Total"), count("Skipped")];
  if (all + skipped === 0) {
    // It has registered no test, or stopped before uvu printed how many passed. It prints a mark for each.
    const marks = (mark: string) => output.split(mark).length - 1;
    const [passed, failed] = [marks("• "), marks("✘ ")];
    const printed = `${output}\nIt stopped after ${passed + failed} of its tests.`;
    return report(name, { passed, failed: failed + 1, skipped }, { seconds, output: printed });
  }
  const passed = count("Passed");
  // A script that exited with an error beside its tests has failed, too.
  const failed = all - passed || Number(!succeeded);
  report(name, { passed, failed, skipped }, { seconds, output });
}

async function inParallel<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

/** Runs the unit tests. Those that render share a process, since React takes longer to load than most of them take. */
async function unitTests(files: readonly string[]): Promise<void> {
  const rendering = files.filter((file) => file.endsWith(".tsx"));
  const others = files.filter((file) => !file.endsWith(".tsx")).sort(slowFirst);
  const together = rendering.map((file) => `import "./${file}";`).join("\n");
  await Promise.all([
    compileDom(),
    compile({
      entryPoints: [...others, "test/unit/seed.ts"],
      stdin: { contents: together, resolveDir: "." },
    }),
  ]);
  const options = ["unit/dom.js", "unit/seed.js"].flatMap((first) => [
    "--import",
    resolve(CACHE, first),
  ]);
  const scripts = others.map((file) => ({ name: file, script: scriptOf(file) }));
  if (rendering.length > 0)
    scripts.unshift({ name: `${rendering.length} test files that render`, script: "stdin.js" });
  await inParallel(scripts, availableParallelism(), ({ name, script }) =>
    runScript(name, script, options),
  );
}

/** Counts test files that need what isn't installed as skipped; on CI as failed. */
function skip(reason: string, files: readonly string[]): void {
  const outcome = process.env.CI === "true" ? "failed" : "skipped";
  reportUnrun(`${reason} for ${files.length} test files`, outcome, files.length);
}

/** Runs the tests of the built site. */
async function siteTests(chosen: readonly string[], browser: string | null): Promise<void> {
  const files = chosen.filter((file) => /^test\/(browser|engines)\//.test(file)).sort(slowFirst);
  // CI tries every engine. What it lacks then has failed.
  if (process.env.CI === "true" && files.some((file) => NEED_ENGINES_SITE.test(file)))
    await installChromiums().catch(console.error);
  const nginx = await findServer("nginx");
  const able: string[] = [];
  const needBrowser: string[] = [];
  const needNginx: string[] = [];
  for (const file of files) {
    if (browser === null && file.startsWith("test/browser/")) needBrowser.push(file);
    else if (nginx === null && file.endsWith("nginx.test.ts")) needNginx.push(file);
    else able.push(file);
  }
  if (needBrowser.length > 0) skip("No Chromium, Chrome or Edge was found", needBrowser);
  if (needNginx.length > 0) skip("No nginx was found", needNginx);
  if (able.length === 0) return;

  const services = await startServices(SITE, browser ?? "");
  const enginesBackend = `http://127.0.0.1:${await freePort()}`;
  const enginesContent = `http://127.0.0.1:${await freePort()}`;
  const build = (name: string, folder: string, settings = {}) =>
    check(name, process.execPath, buildOf(folder), { ...services.settings, ...settings });
  const builds: Promise<boolean>[] = [];
  if (able.some((file) => !NEED_ENGINES_SITE.test(file))) builds.push(build("build", SITE));
  if (able.some((file) => NEED_NEXT_SITE.test(file)))
    builds.push(build("next build", NEXT_SITE, { COMPANY_NAME: SECOND }));
  if (able.some((file) => NEED_ENGINES_SITE.test(file)))
    builds.push(
      build("build for other engines", ENGINES_SITE, {
        ...settingsOf(enginesContent),
        API_BASE: enginesBackend,
      }),
    );
  if ((await Promise.all(builds)).includes(false)) {
    reportUnrun(`No build for ${able.length} test files`, "failed", able.length);
  } else {
    await compile({ entryPoints: able });
    const environment = {
      ...services.environment,
      NEXT_SITE,
      ENGINES_SITE,
      ENGINES_BACKEND: enginesBackend,
      ENGINES_CONTENT: enginesContent,
    };
    // Two more than there are cores, since a browser test spends half of its time waiting.
    const workers = availableParallelism() + 2;
    await inParallel(able, workers, (file) => runScript(file, scriptOf(file), [], environment));
  }
  await services.close();
}

// The tests choose their settings, also in a terminal where the real site has just been built.
for (const name of settingNames) delete process.env[name];

const browser = await findBrowser();
await rm(CACHE, { recursive: true, force: true });
// One wrong type may fail hundreds of tests, so these run first.
const typed =
  (await check("types", "npx", ["tsc"])) &&
  (await check("types of what ships", "npx", ["tsc", "--project", "src"]));
if (names.length === 0) await check("lint", "npx", ["biome", "check", "--error-on-warnings"]);
if (typed) {
  const chosen = await chosenFiles();
  await unitTests(chosen.filter((file) => file.startsWith("test/unit/")));
  await siteTests(chosen, browser);
} else reportUnrun("The tests don't run before the types are right", "failed", 1);

const { passed, failed, skipped } = total;
console.log(`The seed of generated tests was ${seed}.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;
