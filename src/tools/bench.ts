/**
 * `npm run bench`: what a visitor with a slow phone on a slow line waits for, beside a plain page
 * with Home's words and React with nothing on it. `npm run bench -- 9` takes the medians of nine
 * runs rather than three. The machine should have nothing else to do meanwhile.
 */
import { chromium } from "playwright-core";
import { changeScreens, type Loading, load, tapMenu, type Visit } from "./bench/measure.ts";
import { releaseCost } from "./bench/release-cost.ts";
import { CHANGES } from "./bench/releases.ts";
import { startSites } from "./bench/sites.ts";
import { median, table } from "./bench/table.ts";
import { findBrowser } from "./browser/find-browser.ts";
import { INFORMATION_ROUTES } from "./browser/information-screens.ts";
import { browserArguments } from "./browser/site.ts";

const ROUTES = [...INFORMATION_ROUTES.slice(1), "/news", "/login"];

/** What somebody opens by a link that was shared. */
const LINKS = ["/news", "/news/stay-safe-online", "/login"];

type Measures = Loading & { readonly answered: number | null };

const whole = (number: number) => number.toFixed(0);
const columns: readonly [keyof Measures, heading: string, write: (number: number) => string][] = [
  ["bytes", "KB", (bytes) => (bytes / 1000).toFixed(1)],
  ["requests", "requests", whole],
  ["firstPaint", "first paint", whole],
  ["largestPaint", "largest paint", whole],
  ["heading", "heading", whole],
  ["shift", "shift", (shift) => String(Number(shift.toFixed(3)))],
  ["blocked", "blocked", whole],
  ["answered", "tap answered", (time) => (Number.isFinite(time) ? whole(time) : "lost")],
];

/** What counts where a shared link is opened, in milliseconds. */
const linkColumns = ["script", "ready", "words", "picture"] as const;

/** The median of a measure over the runs; null where a page has nothing to measure. */
function medianOf(runs: readonly Measures[], key: keyof Measures): number | null {
  const numbers = runs.map((run) => run[key]).filter((number) => number !== null);
  return numbers.length > 0 ? median(numbers) : null;
}

const medians = (runs: readonly Measures[]) => columns.map(([key]) => medianOf(runs, key));

/** A page's medians, each with its ratio to the plain page's. */
function row(numbers: readonly (number | null)[], yardsticks: readonly (number | null)[]) {
  return columns.map(([, , write], column) => {
    const [number = null, yardstick = null] = [numbers[column], yardsticks[column]];
    if (number === null) return "–";
    if (!yardstick || !Number.isFinite(number / yardstick)) return write(number);
    return `${write(number)} (${(number / yardstick).toFixed(2)} ×)`;
  });
}

const runs = Number(process.argv[2] ?? 3);
if (!Number.isInteger(runs) || runs < 1) throw new Error("The number of runs isn't a whole number");
const executablePath = await findBrowser();
if (executablePath === null) throw new Error("No Chromium, Chrome or Edge was found");

const sites = await startSites(executablePath);
const plain: Visit = { name: "Plain page", address: sites.plain };
const visits: Visit[] = [
  plain,
  { name: "React alone", address: sites.react },
  { name: "Home", address: sites.site },
  ...[...new Set([...ROUTES, ...LINKS])].map((route) => ({
    name: `\`${route}\``,
    address: `${sites.site}#${route}`,
  })),
];
if (sites.hasWorker)
  visits.push(
    { name: "Home again", address: sites.site, worker: "online" },
    { name: "Home again, no network", address: sites.site, worker: "offline" },
  );

const browser = await chromium.launch({
  executablePath,
  args: [
    ...browserArguments,
    // Another site's frame has a process of its own, as in the full browser; tests save its time.
    "--site-per-process",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ],
});
try {
  // The first page of a browser takes longer than any later one.
  await load(browser, plain);
  const measures = new Map(visits.map((visit) => [visit, [] as Measures[]]));
  const changes: number[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const [visit, measured] of measures) {
      console.error(`Run ${run} of ${runs}: ${visit.name}`);
      const loading = await load(browser, visit);
      measured.push({ ...loading, answered: await tapMenu(browser, visit) });
    }
    console.error(`Run ${run} of ${runs}: from screen to screen`);
    changes.push(await changeScreens(browser, sites.site, ROUTES));
  }

  const yardsticks = medians(measures.get(plain) ?? []);
  const head = ["", ...columns.map(([, heading]) => heading)];
  const body = Array.from(measures, ([{ name }, measured]) => [
    name,
    ...row(medians(measured), yardsticks),
  ]);
  console.log(`${table([head, ...body])}\n`);

  const links = Array.from(measures)
    .filter(([{ name }]) => LINKS.some((route) => name === `\`${route}\``))
    .map(([{ name }, measured]) => [
      name,
      ...linkColumns.map((key) => {
        const time = medianOf(measured, key);
        return time === null ? "–" : whole(time);
      }),
    ]);
  console.log(`${table([["Opened by a link", ...linkColumns], ...links])}\n`);

  const times = ROUTES.map((_, index) => median(changes.map((run) => run[index] ?? Number.NaN)));
  const changed = ROUTES.map((route, index) => [`\`${route}\``, whole(times[index] ?? Number.NaN)]);
  console.log(`${table([["From Home, loaded, to", "heading"], ...changed])}\n`);

  const costs: string[][] = [];
  for (const [what, change] of CHANGES) {
    console.error(`A release that changes ${what}`);
    costs.push([what, ((await releaseCost(change)) / 1000).toFixed(1)]);
  }
  console.log(table([["A release that changes", "KB"], ...costs]));
} finally {
  await browser.close();
  await sites.close();
}
