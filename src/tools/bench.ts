/**
 * `npm run bench -- [names]`, which a maintainer runs after a change that may slow the site down:
 * how long a visitor with a slow phone on a slow line waits. Leave the machine idle meanwhile. With
 * parts of names it measures only these pages, once. The exit code is 1 if a part wasn't measured.
 */
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { refuse } from "../build/refuse.js";
import { screens } from "../screen-table.ts";
import { changeScreens, load } from "./bench/phone.ts";
import { INFORMATION_PATHS } from "./browser/information-screens.ts";
import { launchInstalled } from "./browser/launch.ts";
import { buildWithContent } from "./helpers/build-site.ts";
import { compress, startStaticServer } from "./server/static-server.ts";

const parts = process.argv.slice(2);
const measuresAll = parts.length === 0;
const RUNS = measuresAll ? 3 : 1;
const SITE = resolve("node_modules/.cache/bench/site");

const columns = ["heading", "field", "heading after tap", "shift"] as const;
type Column = (typeof columns)[number];
type Measurement = { readonly name: string; readonly column: Column; readonly number: number };

/** If a part times out, the others are still measured. */
async function attempt(part: string, measure: () => Promise<void>): Promise<void> {
  console.error(part);
  await measure().catch((error) => {
    console.error(`FAILED ${part}: ${error}`);
    process.exitCode = 1;
  });
}

const linked = [...INFORMATION_PATHS.slice(1), screens.login.path, screens.news.path];
const visits: readonly { name: string; hash: string; isReturn?: boolean }[] = [
  { name: "Home", hash: "" },
  ...[...linked, "/news/stay-safe-online"].map((path) => ({ name: path, hash: `#${path}` })),
  { name: "Home again", hash: "", isReturn: true },
].filter(({ name }) => measuresAll || parts.some((part) => name.includes(part)));
if (visits.length === 0) refuse(`No page has "${parts.join('" or "')}" in its name`);
const names = visits.map(({ name }) => name);
const destinations = linked.filter((path) => names.includes(path));

async function measure(browser: Browser, home: string): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  const add = (name: string, column: Column, number: number) =>
    measurements.push({ name, column, number });
  for (let run = 1; run <= RUNS; run += 1) {
    for (const { name, hash, isReturn = false } of visits)
      await attempt(`Run ${run} of ${RUNS}: ${name}`, async () => {
        const { heading, field, shift } = await load(browser, { url: home + hash, isReturn });
        add(name, "heading", Math.round(heading));
        if (field > 0) add(name, "field", Math.round(field));
        add(name, "shift", Number(shift.toFixed(3)));
      });
    if (destinations.length > 0)
      await attempt(`Run ${run} of ${RUNS}: from screen to screen`, () =>
        changeScreens(browser, home, destinations, (path, time) =>
          add(path, "heading after tap", Math.round(time)),
        ),
      );
  }
  return measurements;
}

const browser = await launchInstalled();
const content = await buildWithContent(SITE);
await compress(SITE);
const server = await startStaticServer({ folder: SITE, port: 0 });
const measurements = await measure(browser, `${server.origin}/`);
await browser.close();
await server.close();
await content.close();

/** @returns `NaN` if no run measured it. */
function median(name: string, column: Column): number {
  const numbers = measurements.flatMap((one) =>
    one.name === name && one.column === column ? one.number : [],
  );
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
const MAX_AFTER_TAP_MS = 150;
const shownOf = (number: number) => (Number.isNaN(number) ? "–" : number);
function rowOf(name: string) {
  const excesses = [median(name, "shift")];
  if (destinations.includes(name))
    excesses.push(median(name, "heading after tap") - MAX_AFTER_TAP_MS);
  if (name === "Home again") excesses.push(median(name, "heading") - median("Home", "heading") / 2);
  const isMissed = excesses.some((excess) => excess > 0);
  const goals = isMissed ? "missed" : excesses.some(Number.isNaN) ? "not measured" : "met";
  const cells = columns.map((column) => [column, shownOf(median(name, column))]);
  return { ...Object.fromEntries(cells), goals };
}
console.log("Times in ms:");
console.table(Object.fromEntries(names.map((name) => [name, rowOf(name)])));
console.log(
  `Goals: Home again in half of Home's time, a heading after a tap in ${MAX_AFTER_TAP_MS}, no shift`,
);
