/** Serves the built site, with a backend of its own, to a real browser. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import * as map from "../../src/content/map.ts";
import { launch } from "../../src/tools/browser/launch.ts";
import { BACKEND_HOST } from "../../src/tools/build-site.ts";
import { startFakeBackend } from "../../src/tools/fakes/fake-backend.ts";
import type { Service } from "../../src/tools/fakes/serve.ts";
import { startStaticServer } from "../../src/tools/static-server.ts";
import { freePort } from "./free-port.ts";

export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;

export type Visit = BrowserContextOptions & {
  /** The part of the address after the `#`, such as `/faq`. */
  readonly route?: string;
  readonly size: Size;
  /** Runs before the page's own scripts and requests. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** For tests of a page that is loading: `open` doesn't wait for its load event. */
  readonly loading?: boolean;
  /** For tests of failures: an error that the page logs doesn't fail the test. */
  readonly errorsExpected?: boolean;
};

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The map's origin, the only one outside this machine from which the site may request anything. */
export const MAP = new URL(map.embed).origin;
const isOfMap = (address: string) => address.startsWith(`${MAP}/`);

export type StartServer = (options: {
  folder: string;
  port: number;
  base: string;
}) => Promise<Service>;

export type SiteBrowser = Awaited<ReturnType<typeof startBrowser>>;

/** Starts the browser at a path. It resolves a site's backend to `backendPort`. */
export async function startBrowser(executable: string) {
  const backendPort = await freePort();
  const browser = await launch(executable, `MAP ${BACKEND_HOST} 127.0.0.1:${backendPort}`);
  return { browser, backendPort };
}

/**
 * Serves the built site, and starts a backend for it.
 *
 * @param siteBrowser the browser for this site. It can't visit two sites at the same time.
 * @param folder the folder that the site is built into.
 * @param base the path under which the site is served.
 * @param startServer the server that it is served by.
 */
export async function startSite(
  { browser, backendPort }: SiteBrowser,
  folder: string,
  base = "/",
  startServer: StartServer = startStaticServer,
) {
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  const reports: { readonly text: string; readonly photo: File | undefined }[] = [];

  const port = await freePort();
  const site = await startServer({ folder, port, base });
  let server: typeof site | null = site;
  const backend = await startFakeBackend({
    port: backendPort,
    site: () => `${site.origin}${base}`,
    report: (text, photo) => reports.push({ text, photo }),
  });

  /** A page of a new visitor. */
  async function open(visit: Visit): Promise<Page> {
    const { route, size, prepare, loading, errorsExpected = false, ...contextOptions } = visit;
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === "phone",
      reducedMotion: "no-preference",
      // Most tests are about a site that isn't cached.
      serviceWorkers: "block",
      ...contextOptions,
    });
    contexts.push(context);
    context.on("weberror", (error) => problems.push(`${error.error()}`));
    context.on("console", (message) => {
      const isExpected = errorsExpected || isOfMap(message.location().url);
      if (message.type() === "error" && !isExpected) problems.push(message.text());
    });
    // Not `context.route`: it would turn off the browser's cache and double a page's CPU time.
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOurs = hostname === "127.0.0.1" || hostname === BACKEND_HOST;
      if (/^http/.test(protocol) && !isOurs && !isOfMap(request.url()))
        problems.push(request.url());
    });
    await prepare?.(context);

    const page = await context.newPage();
    const hash = route === undefined ? "" : `#${route}`;
    await page.goto(`${site.origin}${base}${hash}`, { waitUntil: loading ? "commit" : "load" });
    return page;
  }

  return {
    open,
    /** What the backend reported: reset links, and applications with their photos. */
    reports,
    /** Errors that pages threw or logged, and requests outside this machine except the map's. */
    problems,
    /** Sets every open page offline, and stops the site's server. */
    async disconnect() {
      for (const context of contexts) await context.setOffline(true);
      await server?.close();
      server = null;
    },
    /** Undoes `disconnect`. */
    async reconnect() {
      server ??= await startServer({ folder, port, base });
      for (const context of contexts) await context.setOffline(false);
    },
    /** Closes every open page. */
    async closePages() {
      for (const context of contexts.splice(0)) await context.close();
    },
    async close() {
      await backend.close();
      await server?.close();
    },
  };
}
