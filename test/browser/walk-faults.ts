import fc from "fast-check";
import type { BrowserContext, Route } from "playwright-core";
import { type Answer, BACKEND, endCall, QUERIES } from "../../src/tools/browser/calls.ts";

type End = Answer | "truth" | "drop" | "stall";

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

const WIDE = "W".repeat(5000);

/** How any call may end: enough succeed for a walk to get far, and enough never end. */
const OFTEN: readonly End[] = ["truth", "truth", "truth", "truth", "truth", "stall", "stall"];
const ENDS: readonly End[] = [
  ...OFTEN,
  "drop",
  { contentType: "text/html", body: "<!doctype html><h1>Welcome to the hotel</h1>" },
  json({ message: "The database is away" }, 500),
  { body: "null" },
  { body: '{"result":[{"_id":"a","ti' },
];

// What hostile news do to a screen is tested in `hostile-content` and in `unit/screens/news-generated`.
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

/** How the calls of a walk end. Without a line the page can still be reloaded. */
export type Faults = {
  ends: { readonly store: End; readonly backend: End };
  hasLine: boolean;
  /** The calls that have no response so far. */
  stalled: Route[];
};

export const NO_FAULTS: Faults["ends"] = { store: "truth", backend: "truth" };

async function finish(faults: Faults, route: Route, end: End): Promise<void> {
  if (end === "stall") faults.stalled.push(route);
  else if (end === "truth") await route.fallback();
  // A call that its page has aborted meanwhile can't be ended any more.
  else await endCall(route, end).catch(() => {});
}

/** Drops the calls that have no response so far, or lets them come through late. */
export async function endStalled(faults: Faults, end: "drop" | "truth"): Promise<void> {
  for (const route of faults.stalled.splice(0)) await finish(faults, route, end).catch(() => {});
}

/** Makes the calls of a context end as its faults say. */
export async function injectFaults(context: BrowserContext, faults: Faults): Promise<void> {
  await context.route(QUERIES, (route) => finish(faults, route, faults.ends.store));
  await context.route(BACKEND, (route) => finish(faults, route, faults.ends.backend));
  await context.route(/lazy-screens|data\/query|\/api\/|\/images\//, (route) =>
    finish(faults, route, faults.hasLine ? "truth" : "drop"),
  );
}
