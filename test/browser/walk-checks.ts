import type { ConsoleMessage, Page } from "playwright-core";
import { TIMEOUT } from "../../src/lib/http.ts";
import type { Random } from "./random.ts";
import { until } from "./visit.ts";
import type { Faults } from "./walk-faults.ts";

/** What is logged on purpose: calls and scripts that failed. */
const LOGGED =
  /^(Failed to load resource|(Http|Network|Timeout|InvalidResponse)Error\b)|dynamically imported module/;

/** Makes a page log violations of its content security policy, before anything else runs in it. */
export function watchPolicy(): void {
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** Whether a page has logged what it shouldn't have. */
export const isProblem = (message: ConsoleMessage): boolean =>
  message.type() === "error" && !LOGGED.test(message.text());

/** What is wrong with the page. Runs in it. */
function flaws(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const headings = shown("h1").map((heading) => heading.textContent?.slice(0, 40));
  const overhang = document.documentElement.scrollWidth - window.innerWidth;
  return [
    headings.length !== 1 && `headings: ${headings.join(", ") || "none"}`,
    shown("main h1").length === 0 && "no heading in the main part",
    shown("header nav").length !== 1 && "no navigation",
    overhang > 0 && `${overhang} pixels too wide`,
  ].filter((flaw) => flaw !== false);
}

/** What the page is still busy with. Runs in it. */
function business(): string[] {
  const waits = [...document.querySelectorAll("main p")].map((text) => text.textContent ?? "");
  return [
    ...waits.filter((text) => /^.{0,60}\.\.\.$/.test(text)),
    document.querySelector("[aria-busy=true]") && "a busy form",
    document.querySelector("h1[data-to-come]") && "a heading to come",
  ].filter((text) => text !== null);
}

/** Waits until `find` finds nothing in the page. */
async function none(page: Page, find: () => string[]): Promise<void> {
  let found: string[] = [];
  const look = async () => {
    // A page that is reloading can't be asked.
    found = await page.evaluate(find).catch((error) => [String(error)]);
    return found.length === 0;
  };
  await until(look, () => `an end of ${found.join("; ")}`);
}

export const standsWell = (page: Page): Promise<void> => none(page, flaws);

/**
 * Ends what the page is waiting for, and waits until it is idle: the calls without a response are
 * dropped, or time out. An upload has no time-out, and is dropped.
 */
export async function comesToRest(page: Page, faults: Faults, random: Random): Promise<void> {
  faults.mend();
  if (random.chance(0.5)) await faults.drop();
  await page.clock.fastForward(TIMEOUT);
  if (await page.locator("progress").count()) await faults.drop();
  await none(page, business);
}
