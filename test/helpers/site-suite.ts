/** Serves the built site, with a backend of its own, to a real browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { launch } from "../../src/tools/browser/launch.ts";
import { startFakeBackend } from "../../src/tools/fakes/fake-backend.ts";
import type { Service } from "../../src/tools/server/serve.ts";
import { startStaticServer } from "../../src/tools/server/static-server.ts";
import { BACKEND_HOST } from "./backend-host.ts";
import { holdRequests, SIZES, type Size } from "./browser-page.ts";
import { freePort } from "./free-port.ts";
import { fromEnvironment } from "./from-environment.ts";

export type Visit = BrowserContextOptions & {
  /** What follows the `#`, such as `/faq`. */
  readonly address?: string;
  /** A phone, if it isn't set. */
  readonly size?: Size;
  /** Runs before the page's own scripts and requests. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** For tests of a page that is still loading. `open` doesn't wait for its load event. */
  readonly waitUntil?: "commit";
  /** For tests of failures: an error that the page logs doesn't fail the test. */
  readonly errorsExpected?: boolean;
};

/** The map's origin, the only one outside this machine from which the site may request anything. */
export const MAP = new URL(map.embed).origin;
const isOfMap = (address: string) => address.startsWith(`${MAP}/`);

export type StartServer = (options: {
  folder: string;
  port: number;
  base: string;
}) => Promise<Service>;

/** The first font of the site (`src/ui/base.css`). In a wider one, texts have more lines. */
const FONT = "Roboto";

/** The browser of this process, which its test files share, and the port of the site's backend. */
let shared: { readonly browser: Browser; readonly backendPort: number } | null = null;

async function sharedBrowser() {
  if (shared?.browser.isConnected()) return shared;
  const backendPort = await freePort();
  const rule = `MAP ${BACKEND_HOST} 127.0.0.1:${backendPort}`;
  // One process for all pages of a visitor saves a third of the time, since a page that is loaded
  // again needs no new one. One thread to paint, and no process for the GPU, save another tenth.
  const args = ["--renderer-process-limit=1", "--num-raster-threads=1", "--in-process-gpu"];
  const browser = await launch(fromEnvironment("BROWSER"), [rule], args);
  const page = await browser.newPage();
  const isInstalled = await page.evaluate(
    (font) =>
      new FontFace(font, `local("${font}")`).load().then(
        () => true,
        () => false,
      ),
    FONT,
  );
  if (!isInstalled)
    console.warn(`${FONT} isn't installed, which tests of layout need (Debian: fonts-roboto)`);
  await page.close();
  shared = { browser, backendPort };
  return shared;
}

/**
 * A suite over the built site in a real browser. A test fails if its pages throw or log an error,
 * or request anything outside this machine except the map.
 *
 * @param base the path under which the folder is served.
 */
export function siteSuite(
  name: string,
  base = "/",
  folder = fromEnvironment("SITE"),
  startServer: StartServer = startStaticServer,
) {
  const checks = suite(name);
  const contexts: BrowserContext[] = [];
  const sharedContexts: BrowserContext[] = [];
  const problems: string[] = [];
  /** What the backend printed: reset links, and applications with their photos. */
  const reports: { readonly text: string; readonly photo: File | undefined }[] = [];
  let started: ReturnType<typeof start> | undefined;
  let server: Service | null = null;

  async function start() {
    const { browser, backendPort } = await sharedBrowser();
    const backend = await startFakeBackend({
      port: backendPort,
      site: () => home,
      report: (text, photo) => reports.push({ text, photo }),
    });
    // Now the backend's port isn't free.
    const port = await freePort();
    server = await startServer({ folder, port, base });
    const home = `${server.origin}${base}`;
    return { browser, port, home, backend };
  }

  /** Starts the site before the first test. Not in `before`, whose errors uvu ignores. */
  function site(): ReturnType<typeof start> {
    started ??= start();
    return started;
  }
  checks.after(async () => {
    for (const context of sharedContexts) await context.close();
    await (await started)?.backend.close();
    await server?.close();
  });

  /** Opens a page of a new visitor. */
  async function open(visit: Visit = {}): Promise<Page> {
    const { address, size = "phone", prepare, waitUntil, errorsExpected, ...options } = visit;
    const { browser, home } = await site();
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === "phone",
      reducedMotion: "no-preference",
      // Most tests are about a site that isn't cached.
      serviceWorkers: "block",
      ...options,
    });
    contexts.push(context);
    context.on("weberror", (error) => problems.push(`${error.error()}`));
    context.on("console", (message) => {
      const isExpected = errorsExpected || isOfMap(message.location().url);
      if (message.type() === "error" && !isExpected) problems.push(message.text());
    });
    // Not `context.route`, which turns off the browser's cache and doubles a page's CPU time.
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOurs = hostname === "127.0.0.1" || hostname === BACKEND_HOST;
      if (/^http/.test(protocol) && !isOurs && !isOfMap(request.url()))
        problems.push(request.url());
    });
    await prepare?.(context);

    const page = await context.newPage();
    const hash = address === undefined ? "" : `#${address}`;
    await page.goto(`${home}${hash}`, { waitUntil: waitUntil ?? "load" });
    return page;
  }

  /** Opens a page that the tests after this one share. */
  async function openShared(visit: Visit): Promise<Page> {
    const page = await open(visit);
    sharedContexts.push(...contexts.splice(contexts.indexOf(page.context()), 1));
    return page;
  }

  /** Undoes `disconnect`. */
  async function reconnect(): Promise<void> {
    server ??= await startServer({ folder, port: (await site()).port, base });
    for (const context of contexts) await context.setOffline(false);
  }

  // Not in `after.each`, which uvu runs again after a failure. If it fails then, the suite ends.
  function test(title: string, work: () => Promise<void>): void {
    checks(title, async () => {
      problems.length = 0;
      await site();
      try {
        await work();
      } finally {
        for (const context of contexts.splice(0)) await context.close();
        await reconnect();
      }
      assert.equal(problems, []);
    });
  }

  return {
    test: Object.assign(test, { run: () => checks.run() }),
    open,
    openShared,
    /** Opens a page, and holds the scripts that match until `release` is called. */
    async openHeld(scripts: string | RegExp, visit: Visit = {}) {
      const { hold, release } = holdRequests(scripts);
      const prepare: Visit["prepare"] = async (context) => {
        await hold(context);
        await visit.prepare?.(context);
      };
      return { page: await open({ ...visit, waitUntil: "commit", prepare }), release };
    },
    /** Sets every open page offline, and stops the site's server, until the test ends. */
    async disconnect() {
      for (const context of contexts) await context.setOffline(true);
      await server?.close();
      server = null;
    },
    reconnect,
    /** The last text that the backend printed. */
    printed: () => reports.at(-1)?.text ?? "",
    /** The photo that arrived with it. */
    received: () => reports.at(-1)?.photo,
  };
}
