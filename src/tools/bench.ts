/**
 * `npm run bench`: measures how long a visitor with a slow phone on a slow line waits, compared with
 * a plain page of Home's words. Leave the machine idle meanwhile. With names on the command line it
 * measures only the pages whose names contain one of them, once.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { changeScreens, load } from "./bench/phone.ts";
import { plainPage } from "./bench/plain-page.ts";
import { requireBrowser } from "./browser/find-browser.ts";
import { INFORMATION_ROUTES } from "./browser/information-screens.ts";
import { buildWithContent } from "./browser/services.ts";
import { startBrowser } from "./browser/site.ts";
import { refuse } from "./refuse.ts";
import { compress } from "./start/compress.ts";
import { startStaticServer } from "./start/static-server.ts";

const parts = process.argv.slice(2);
const measuresAll = parts.length === 0;

/** The number of runs. Their medians are printed. */
const RUNS = measuresAll ? 3 : 1;

const SITE = resolve("node_modules/.cache/bench/site");

const columns = ["heading", "field", "heading after tap"] as const;
type Column = (typeof columns)[number] | "shift";

/** The middle one of some numbers; NaN if there is none. */
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, another) => one - another)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const asRatio = (ratio: number) => `${ratio.toFixed(2)} ×`;
const whole = (number: number) => number.toFixed(0);

/** Prints a Markdown table. */
function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = ([first = "", ...cells]: readonly string[], fill = " ") =>
    `| ${[first.padEnd(32, fill), ...cells.map((cell) => cell.padStart(17, fill))].join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "" : ":"));
  console.log([line(head), line(rule, "-"), ...rows.map((row) => line(row)), ""].join("\n"));
}

const executable = await requireBrowser();
const content = await buildWithContent(SITE);
const built = await readFile(join(SITE, "index.html"), "utf8");
await writeFile(join(SITE, "plain.html"), plainPage(built));
await compress(SITE);
const server = await startStaticServer({ folder: SITE, port: 0 });
const { browser } = await startBrowser(executable);

const home = `${server.origin}/`;
/** The screens that Home has links to. */
const linked = [...INFORMATION_ROUTES.slice(1), "/login", "/news"];
const visits = [
  { name: "Plain page", address: `${home}plain.html` },
  { name: "Home", address: home },
  ...[...linked, "/news/stay-safe-online"].map((route) => ({
    name: route,
    address: `${home}#${route}`,
  })),
  { name: "Home again", address: home, isReturn: true },
].filter(({ name }) => measuresAll || parts.some((part) => name.includes(part)));
if (visits.length === 0) refuse(`No page has "${parts.join('" or "')}" in its name`);
const names = visits.map(({ name }) => name);
const destinations = linked.filter((route) => names.includes(route));

const measured = new Map<string, number[]>();
const add = (name: string, column: Column, number: number) =>
  measured.set(`${name} ${column}`, [...(measured.get(`${name} ${column}`) ?? []), number]);
const medianOf = (name: string, column: Column) => median(measured.get(`${name} ${column}`) ?? []);

for (let run = 1; run <= RUNS; run += 1) {
  for (const visit of visits) {
    console.error(`Run ${run} of ${RUNS}: ${visit.name}`);
    const { heading, field, shift } = await load(browser, visit);
    add(visit.name, "heading", heading);
    if (field > 0) add(visit.name, "field", field);
    add(visit.name, "shift", shift);
  }
  console.error(`Run ${run} of ${RUNS}: from screen to screen`);
  for (const [route, time] of await changeScreens(browser, home, destinations))
    add(route, "heading after tap", time);
}

if (measuresAll) {
  const plain = medianOf("Plain page", "heading");
  const longest = (names: readonly string[], column: Column) =>
    Math.max(...names.map((name) => medianOf(name, column)).filter(Number.isFinite));
  const relative = (time: number) => `${asRatio(time / plain)} (${whole(time)} ms)`;
  const toHeading = (names: readonly string[]) => relative(longest(names, "heading"));
  const afterTap = median(linked.map((route) => medianOf(route, "heading after tap")));
  print(
    ["what a visitor waits for", "goal", "measured"],
    [
      ["plain page", "", toHeading(["Plain page"])],
      ["Home's heading", asRatio(1.3), toHeading(["Home"])],
      ["another information screen", asRatio(1.5), toHeading(INFORMATION_ROUTES.slice(1))],
      ["Home's heading at a return visit", asRatio(0.5), toHeading(["Home again"])],
      ["a field of a form", asRatio(1.6), relative(longest(names, "field"))],
      ["a heading after a tap", "150 ms", `${whole(afterTap)} ms`],
      ["layout shift", "0", longest(names, "shift").toFixed(3)],
    ],
  );
}

const cell = (time: number) => (Number.isNaN(time) ? "–" : whole(time));
print(
  ["page, times in ms", ...columns],
  names.map((name) => [name, ...columns.map((column) => cell(medianOf(name, column)))]),
);

await browser.close();
await server.close();
await content.close();
