/** The network as the tests of screens and services need it: it responds, refuses or records. */
import { startContentStore } from "../../src/tools/start/content-store.ts";
import { publishedNews } from "../../src/tools/start/dataset.ts";
import type { pageSuite } from "./page-suite.ts";

type Suite = ReturnType<typeof pageSuite>;
type Responder = (pathAndQuery: string, init: RequestInit | undefined) => Promise<Response>;

const realFetch = globalThis.fetch;

/** Responds to every call of the site here, until `reconnect`. */
export function respondWith(respond: Responder): void {
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    return respond(`${pathname}${search}`, init);
  };
}

export function reconnect(): void {
  globalThis.fetch = realFetch;
}

/** The title and description of a sample entry. */
export function sampleEntry(id: string) {
  const entry = publishedNews.find(({ _id }) => _id === id);
  if (entry === undefined) throw new Error(`no entry has the id ${id}`);
  return { title: String(entry.title), description: String(entry.description) };
}

/** Has each test of a suite talk to the fake content store and its sample news. */
export function withContentStore(test: Suite): void {
  let store: Awaited<ReturnType<typeof startContentStore>>;
  test.before(async () => {
    store = await startContentStore({ port: 0 });
  });
  test.before.each(() => respondWith((path, init) => realFetch(store.origin + path, init)));
  test.after.each(reconnect);
  test.after(() => store.close());
}

/** Has the device say that it has no network, until the function that this returns is called. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  // The real one is the navigator's prototype's.
  return () => Reflect.deleteProperty(navigator, "onLine");
}

/** A response of the content store; with headers, one that the phone has cached. */
export function newsResponse(result: unknown, headers: HeadersInit = {}): Response {
  return Response.json({ result }, { headers });
}

/** Records what is logged on one of the console's levels, in place of printing it. */
export function recordConsole(test: Suite, level: "error" | "info"): unknown[][] {
  const print = console[level];
  const lines: unknown[][] = [];
  test.before.each(() => {
    lines.length = 0;
    console[level] = (...line: unknown[]) => lines.push(line);
  });
  test.after.each(() => {
    console[level] = print;
  });
  return lines;
}
