/**
 * `npm run bench -- [names]`, which a maintainer runs after a change that may slow the site down:
 * how long a visitor with a slow phone on a slow line waits. Leave the machine idle meanwhile. With
 * parts of names it measures only these pages, once.
 */
import { resolve } from "node:path";
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

const linked = [...INFORMATION_PATHS.slice(1), screens.login.path, screens.news.path];
const visits: readonly { name: string; hash: string; isReturn?: boolean }[] = [
  { name: "Home", hash: "" },
  ...[...linked, "/news/stay-safe-online"].map((path) => ({ name: path, hash: `#${path}` })),
  { name: "Home again", hash: "", isReturn: true },
].filter(({ name }) => measuresAll || parts.some((part) => name.includes(part)));
if (visits.length === 0) refuse(`No page has "${parts.join('" or "')}" in its name`);
const names = visits.map(({ name }) => name);
const destinations = linked.filter((path) => names.includes(path));

const columns = ["heading", "field", "heading after tap", "shift"] as const;
type Column = (typeof columns)[number];
const measurements: { name: string; column: Column; number: number }[] = [];
const add = (name: string, column: Column, number: number) =>
  measurements.push({ name, column, number });

const browser = await launchInstalled();
const content = await buildWithContent(SITE);
await compress(SITE);
const server = await startStaticServer({ folder: SITE, port: 0 });
const home = `${server.origin}/`;
for (let run = 1; run <= RUNS; run += 1) {
  for (const { name, hash, isReturn = false } of visits) {
    console.error(`Run ${run} of ${RUNS}: ${name}`);
    const { heading, field, shift } = await load(browser, { url: home + hash, isReturn });
    add(name, "heading", Math.round(heading));
    if (field > 0) add(name, "field", Math.round(field));
    add(name, "shift", Number(shift.toFixed(3)));
  }
  console.error(`Run ${run} of ${RUNS}: from screen to screen`);
  for (const [path, time] of await changeScreens(browser, home, destinations))
    add(path, "heading after tap", Math.round(time));
}
await browser.close();
await server.close();
await content.close();

function median(name: string, column: Column): number | undefined {
  const numbers = measurements.flatMap((one) =>
    one.name === name && one.column === column ? one.number : [],
  );
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
const rowOf = (name: string) =>
  Object.fromEntries(columns.map((column) => [column, median(name, column) ?? "–"]));
console.log("Times in ms:");
console.table(Object.fromEntries(names.map((name) => [name, rowOf(name)])));
