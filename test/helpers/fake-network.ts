/** Replaces the network and the console in the tests of screens and services. */
import { runQuery, startFakeContentStore } from "../../src/tools/fakes/fake-content-store.ts";
import { publishedNews } from "../../src/tools/fakes/sample-news.ts";
import type { domSuite } from "./dom-suite.ts";

type Suite = ReturnType<typeof domSuite>;
type Responder = (pathAndQuery: string, init: RequestInit | undefined) => Promise<Response>;

const realFetch = globalThis.fetch;

/** Makes `fetch` call this function, until `reconnect` is called. */
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

export function sampleEntry(id: string) {
  const entry = publishedNews.find(({ _id }) => _id === id);
  if (entry === undefined) throw new Error(`no entry has the id ${id}`);
  return { title: String(entry.title), description: String(entry.description) };
}

/** Sends the calls of each test of a suite to the fake content store with the sample news. */
export function withContentStore(test: Suite): void {
  let started: ReturnType<typeof startFakeContentStore> | undefined;
  test.before.each(async () => {
    // Not in `before`, whose errors uvu ignores.
    started ??= startFakeContentStore({ port: 0 });
    const { origin } = await started;
    respondWith((path, init) => realFetch(origin + path, init));
  });
  test.after.each(reconnect);
  test.after(async () => (await started)?.close());
}

/** Sets `navigator.onLine` to false. @returns the function that restores it. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  // The real property is on the prototype.
  return () => Reflect.deleteProperty(navigator, "onLine");
}

/** A response of the content store. */
export const newsResponse = (result: unknown): Response => Response.json({ result });

/** Responds as a content store with these documents, which runs any query. */
export function respondFrom(...dataset: readonly object[]): void {
  respondWith(async (pathAndQuery) => {
    const { searchParams } = new URL(pathAndQuery, window.location.href);
    return newsResponse(runQuery(searchParams, dataset));
  });
}

/** Records what is logged on a level of the console, without printing it. */
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
