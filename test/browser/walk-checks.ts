import type { ConsoleMessage, Page } from "playwright-core";
import type { Random } from "./random.ts";
import { until } from "./visit.ts";
import type { Faults } from "./walk-faults.ts";

/** How long a small call may take, in milliseconds (spec section 9). */
const TIMEOUT = 10_000;

/** What is logged on purpose: the call that failed, and the script that did. */
const LOGGED =
  /^(Failed to load resource|(Http|Network|Timeout|InvalidResponse)Error\b)|dynamically imported module/;

/** Has a page log what goes against its policy, before anything else runs in it. */
export function watchPolicy(): void {
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** Whether a page has logged what it shouldn't have. */
export const isProblem = (message: ConsoleMessage): boolean =>
  message.type() === "error" && !LOGGED.test(message.text());

/** What is wrong with how the page stands; runs in it. */
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

/** What the page is still busy with; runs in it. */
function business(): string[] {
  const waits = [...document.querySelectorAll("main p")].map((text) => text.textContent ?? "");
  return [
    ...waits.filter((text) => /^.{0,60}\.\.\.$/.test(text)),
    document.querySelector("[aria-busy=true]") && "a busy form",
    document.querySelector("[data-to-come]") && "a heading to come",
  ].filter((text) => text !== null);
}

/** Waits until there are none of what `find` finds in the page, and throws where some stay. */
async function none(page: Page, find: () => string[]): Promise<void> {
  let found: string[] = [];
  const look = async () => {
    // A page that is just being loaded anew has none to tell.
    found = await page.evaluate(find).catch((error) => [String(error)]);
    return found.length === 0;
  };
  await until(look, () => `an end of ${found.join("; ")}`);
}

export const standsWell = (page: Page): Promise<void> => none(page, flaws);

/**
 * Ends what the page is waiting for, and waits until it is at rest: the calls that got no answer
 * drop, or the page's own patience with them ends. An upload has as long as it takes, and drops.
 */
export async function comesToRest(page: Page, faults: Faults, random: Random): Promise<void> {
  faults.mend();
  if (random.chance(0.5)) await faults.drop();
  await page.clock.fastForward(TIMEOUT);
  if (await page.locator("progress").count()) await faults.drop();
  await none(page, business);
}
