import fc from "fast-check";
import type { BrowserContext, Route } from "playwright-core";
import { type Answer, BACKEND, endCall, QUERIES } from "../../src/tools/browser/calls.ts";

type End = Answer | "truth" | "drop" | "stall";
type Ends = Readonly<Record<string, End>>;

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

const WIDE = "W".repeat(5000);

/** How any call may end. */
const ENDS: Ends = {
  truth: "truth",
  drop: "drop",
  stall: "stall",
  page: { contentType: "text/html", body: "<!doctype html><h1>Welcome to the hotel</h1>" },
  "500 in JSON": json({ message: "The database is away" }, 500),
  "500 in HTML": { status: 500, contentType: "text/html", body: "<h1>Oops</h1>" },
  null: { body: "null" },
  empty: { body: "" },
  "cut short": { body: '{"result":[{"_id":"a","ti' },
};

const HOSTILE_BLOCKS = [
  null,
  { _type: "constructor", children: null },
  {
    _type: "block",
    style: "__proto__",
    listItem: "constructor",
    level: 1000,
    markDefs: [{ _key: "m", _type: "link", href: "javascript:alert(1)" }, null],
    children: [
      null,
      { _type: "toString", text: 7 },
      { _type: "span", text: "A link", marks: ["m", "valueOf", null] },
    ],
  },
  { _type: "block", listItem: "bullet", level: -1, children: [{ _type: "span", text: WIDE }] },
  { _type: "image", asset: { _ref: "image-../..-0xNaN-exe" }, crop: { top: "a" }, caption: WIDE },
];

const HOSTILE_ENTRY = {
  _id: "__proto__",
  title: WIDE,
  slug: { current: "../../%2f?#%" },
  date: "2024-99-99",
  description: WIDE,
  image: { asset: { _ref: "image-a-1x1-svg" }, crop: { top: 2 }, hotspot: [] },
  content: HOSTILE_BLOCKS,
};

const STORE_ENDS: Ends = {
  ...ENDS,
  "no result": json({ result: null }),
  "a hostile article": json({ result: HOSTILE_ENTRY }),
  "a hostile list": json({
    result: [null, 7, [], HOSTILE_ENTRY, HOSTILE_ENTRY, { ...HOSTILE_ENTRY, _id: {}, title: 7 }],
  }),
  "500 entries": json({
    result: Array.from({ length: 500 }, (_, index) => ({ _id: `${index}`, title: `${index}` })),
  }),
};

const BACKEND_ENDS: Ends = {
  ...ENDS,
  "a wide name": json({ token: "t", user: { name: WIDE } }),
  "a name that is none": json({ token: "t", user: { name: { toString: null }, length: -1 } }),
  "an odd token": json({ token: {}, user: "Ama" }),
  "401": json({ message: "No such e-mail address" }, 401),
  "409 in markup": json({ message: "<img src=x onerror=alert(1)>" }, 409),
  "418 in many words": json({ message: WIDE }, 418),
};

/** The name of one of these: enough calls succeed for a walk to get far, and enough never end. */
const nameOf = (ends: Ends) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant("truth") }, fc.constant("stall"), {
    weight: 2,
    arbitrary: fc.constantFrom(...Object.keys(ends)),
  });

/** How the calls of a page end, by name. */
export const callEnds = fc.record({ store: nameOf(STORE_ENDS), backend: nameOf(BACKEND_ENDS) });
type CallEnds = { readonly store: string; readonly backend: string };

const TRUTH: CallEnds = { store: "truth", backend: "truth" };

/** Controls how the calls of a walk end. */
export type Faults = {
  /** Sets how calls end from now on. */
  readonly setEnds: (ends: CallEnds) => void;
  /** Lets calls come through from now on. */
  readonly mend: () => void;
  /** Drops the calls that have no response so far, or lets them come through late. */
  readonly endStalled: (end: "drop" | "truth") => Promise<void>;
  /** Takes the network away, or brings it back; a reload works without it. */
  readonly setLine: (there: boolean) => void;
};

/** Makes the calls of a context end as chosen. */
export async function injectFaults(context: BrowserContext): Promise<Faults> {
  let ends = TRUTH;
  let stalled: Route[] = [];
  let line = true;

  const finish = async (route: Route, end: End = "truth") => {
    if (end === "stall") stalled.push(route);
    else if (end === "truth") await route.fallback();
    else await endCall(route, end);
  };
  // A call that its page has aborted meanwhile can't be ended any more.
  const ignore = () => {};
  await context.route(QUERIES, (route) => finish(route, STORE_ENDS[ends.store]).catch(ignore));
  await context.route(BACKEND, (route) => finish(route, BACKEND_ENDS[ends.backend]).catch(ignore));
  await context.route(/lazy-screens|data\/query|\/api\/|\/images\//, (route) =>
    line ? route.fallback() : route.abort("internetdisconnected").catch(ignore),
  );

  return {
    setEnds: (next) => {
      ends = next;
    },
    mend: () => {
      ends = TRUTH;
    },
    endStalled: async (end) => {
      const routes = stalled;
      stalled = [];
      for (const route of routes) await finish(route, end).catch(ignore);
    },
    setLine: (there) => {
      line = there;
    },
  };
}
