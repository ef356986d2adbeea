import fc from "fast-check";
import type { BrowserContext, ConsoleMessage, Page, Route } from "playwright-core";
import { parseAddress } from "../../src/lib/address.ts";
import { TIMEOUT } from "../../src/lib/http.ts";
import { INVISIBLE_SIGNS } from "../../src/lib/invisible-signs.ts";
import { findRoute } from "../../src/routes.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { DRAFT_KEY } from "../../src/session/draft.ts";
import { BACKEND, endCall, QUERIES, type RouteResponse } from "../../src/tools/browser/calls.ts";
import { waitUntil } from "../helpers/page.ts";

type End = RouteResponse | "real" | "drop" | "stall";

const json = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });

const WIDE = "W".repeat(5000);

/** How a call may end: most succeed, so that a walk reaches many states, and some stall. */
const OFTEN: readonly End[] = ["real", "real", "real", "real", "real", "stall", "stall"];
const ENDS: readonly End[] = [
  ...OFTEN,
  "drop",
  { contentType: "text/html", body: "<!doctype html><h1>Welcome to the hotel</h1>" },
  json({ message: "The database is away" }, 500),
  { body: "null" },
  { body: '{"result":[{"_id":"a","ti' },
];

// Hostile news are tested in `browser/news` and in `unit/services`.
const STORE_ENDS = [...ENDS, json({ result: null }), json({ result: { _id: "a", title: WIDE } })];

const BACKEND_ENDS = [
  ...ENDS,
  json({ token: "t", user: { name: WIDE } }),
  json({ token: {}, user: "Ama" }),
  json({ message: "No such e-mail address" }, 401),
  json({ message: WIDE }, 418),
];

/** How the calls to the content store and to the backend end from now on. */
export const callEnds = fc.record({
  store: fc.constantFrom(...STORE_ENDS),
  backend: fc.constantFrom(...BACKEND_ENDS),
});

/** How the calls of a walk end. While it is offline, the page can still be reloaded. */
export type Network = {
  ends: { readonly store: End; readonly backend: End };
  isOnline: boolean;
  /** The calls that have no response so far. */
  stalled: Route[];
};

export const NO_FAILURES: Network["ends"] = { store: "real", backend: "real" };

async function finish(network: Network, route: Route, end: End): Promise<void> {
  if (end === "stall") network.stalled.push(route);
  else if (end === "real") await route.fallback();
  // The page may have aborted the call meanwhile.
  else await endCall(route, end).catch(() => {});
}

/** Drops the calls that have no response so far, or lets them succeed late. */
async function endStalled(network: Network, end: "drop" | "real"): Promise<void> {
  for (const route of network.stalled.splice(0)) await finish(network, route, end).catch(() => {});
}

/** Makes the calls of a context end as the network says. */
export async function failCalls(context: BrowserContext, network: Network): Promise<void> {
  await context.route(QUERIES, (route) => finish(network, route, network.ends.store));
  await context.route(BACKEND, (route) => finish(network, route, network.ends.backend));
  await context.route(/lazy-screens|data\/query|\/api\/|\/images\//, (route) =>
    finish(network, route, network.isOnline ? "real" : "drop"),
  );
}

/** Expected errors in the console: failed calls and scripts. */
const LOGGED =
  /^(Failed to load resource|(Http|Network|Timeout|InvalidResponse)Error\b)|dynamically imported module/;

/** Whether a message is an unexpected error, such as a violation of the page's policy. */
export const isProblem = (message: ConsoleMessage): boolean =>
  message.type() === "error" && !LOGGED.test(message.text());

/** What is wrong with the page's layout. Runs in the page. */
function layoutFlaws(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const headings = shown("h1").map((heading) => heading.textContent?.slice(0, 40));
  const overhang = document.documentElement.scrollWidth - window.innerWidth;
  return [
    headings.length !== 1 && `headings: ${headings.join(", ") || "none"}`,
    shown("main h1").length === 0 && "no heading in the main part",
    shown("header nav a, header nav summary").length === 0 && "no navigation",
    overhang > 0 && `${overhang} pixels too wide`,
  ].filter((flaw) => flaw !== false);
}

/** What the page is still waiting for. Runs in the page. */
function pendingWork(): string[] {
  // Before hydration, the document has every screen.
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const waits = visible("main p").map((text) => text.textContent ?? "");
  return [
    ...waits.filter((text) => /^.{0,60}\.\.\.$/.test(text)),
    ...visible("[aria-busy=true], h1[data-loading]").map(({ outerHTML }) => outerHTML.slice(0, 60)),
  ];
}

/** The title of an address, unless the screen sets its own, and the fields with a draft. */
function screenAt(address: string) {
  const { path, title } = findRoute(parseAddress(new URL(address).hash).path).route;
  const drafted = applicationFields.filter(({ secret }) => !secret).map(({ name }) => name);
  return {
    title: path === screens.article.path || path === screens.resetPassword.path ? "" : title,
    drafted: path === screens.accounts.path ? drafted : [],
    draftKey: DRAFT_KEY,
    invisible: INVISIBLE_SIGNS.source,
  };
}

/** Contradictions between the page's address, storage and content. Runs in the page. */
function contradictions({
  title,
  drafted,
  draftKey,
  invisible,
}: ReturnType<typeof screenAt>): string[] {
  // If the script failed to load, the page can't read the storage.
  if (document.documentElement.dataset.script !== "ready") return [];
  const { token, authToken, user } = window.localStorage;
  const isSignedIn = Boolean((token || authToken) && user);
  const buttons = [...document.querySelectorAll("header button")];
  const offersLogout = buttons.some(({ textContent }) => textContent === "Logout");
  // A draft is stored when a field is left.
  for (const field of document.querySelectorAll("main form [name]"))
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  const stored = window.sessionStorage.getItem(draftKey);
  const draft = JSON.parse(stored ?? '{"texts":{}}');
  // The form fills in these fields itself, without a draft.
  const filledIn = stored === null ? ["fullName", "email", "accountType"] : [];
  const lost = drafted.filter((name) => {
    if (filledIn.includes(name)) return false;
    const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
    // The form drops invisible signs.
    const text = field?.value.replace(new RegExp(invisible, "gu"), "");
    return field && text !== (draft.texts[name] ?? "");
  });
  return [
    !document.title.startsWith(title) && `the title "${document.title}" for "${title}"`,
    offersLogout !== isSignedIn && `Logout: ${offersLogout}, signed in: ${isSignedIn}`,
    lost.length > 0 && `another draft of ${lost.join(", ")}`,
  ].filter((contradiction) => contradiction !== false);
}

/** Waits until `find` finds nothing in the page. It receives the screen at the page's address. */
async function waitForNone(
  page: Page,
  find: (screen: ReturnType<typeof screenAt>) => string[],
): Promise<void> {
  let found: string[] = [];
  const hasNone = async () => {
    // A page that is reloading can't run `find`.
    found = await page.evaluate(find, screenAt(page.url())).catch((error) => [String(error)]);
    return found.length === 0;
  };
  await waitUntil(hasNone, () => `an end of ${found.join("; ")}`);
}

/** Waits until the layout has no flaws. */
export const checkLayout = (page: Page): Promise<void> => waitForNone(page, layoutFlaws);

/** Hides or shows the page, as another tab or app in front of it does. Runs in it. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** How calls without a response so far end: they are dropped, succeed late, or time out. */
export const LATE_ENDS = ["drop", "real", "time-out"] as const;

/** Ends the page's calls, and waits until it is idle and has no contradictions. */
export async function settlePage(
  page: Page,
  network: Network,
  end: (typeof LATE_ENDS)[number],
): Promise<void> {
  network.ends = NO_FAILURES;
  if (end !== "time-out") await endStalled(network, end);
  await page.clock.fastForward(TIMEOUT);
  // An upload has no time-out.
  if (await page.locator("progress").count()) await endStalled(network, "drop");
  await waitForNone(page, pendingWork);
  // The form stores its draft when the page is hidden.
  await page.evaluate(setHidden, true);
  await waitForNone(page, contradictions);
  await page.evaluate(setHidden, false);
}
