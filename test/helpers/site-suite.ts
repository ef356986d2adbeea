import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fromEnvironment } from "./environment.ts";
import { holdRequests } from "./page.ts";
import {
  type Site,
  type SiteBrowser,
  type StartServer,
  startBrowser,
  startSite,
  type Visit,
} from "./site.ts";

/** The browser of this process, which its test files share. It ends with the process. */
let shared: SiteBrowser | null = null;

/**
 * How long a test may take. Then its pages are closed, so that it fails at the step
 * that hangs, before the whole file times out.
 */
const TIMEOUT_MS = 400_000;

/**
 * A suite over the built site in a real browser. A test fails if its pages throw or log an error, or
 * request anything outside this machine except the map.
 *
 * @param base the path under which the site is served.
 * @param folder the folder that the site is built into.
 * @param startServer the server that it is served by.
 */
export function siteSuite(
  name: string,
  base = "/",
  folder = fromEnvironment("SITE"),
  startServer?: StartServer,
) {
  const checks = suite(name);
  let site: Site;
  let started: Promise<void> | undefined;

  async function start(): Promise<void> {
    if (!shared?.browser.isConnected()) shared = await startBrowser(fromEnvironment("BROWSER"));
    site = await startSite(shared, folder, base, startServer);
  }
  // Not in `before`, whose errors uvu ignores.
  checks.before.each(() => {
    started ??= start();
    return started;
  });
  checks.after(() => site?.close());

  // Not in `after.each`: uvu runs that again after a failure, and ends the suite if it fails then.
  function test(title: string, work: () => Promise<void>): void {
    checks(title, async () => {
      site.problems.length = 0;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        return site.closePages();
      }, TIMEOUT_MS);
      try {
        await work();
      } catch (error) {
        throw isLate ? new Error(`It took too long: ${error}`) : error;
      } finally {
        clearTimeout(timer);
        await site.closePages();
        await site.reconnect();
      }
      assert.equal(site.problems, []);
    });
  }

  /** Opens a page of a new visitor, who has a phone unless `visit` says otherwise. */
  const open = (visit: Partial<Visit> = {}) => site.open({ size: "phone", ...visit });

  return {
    test: Object.assign(test, { run: () => checks.run() }),
    open,
    /** Opens a page, and holds the scripts that match until `release` is called. */
    async openHeld(scripts: string | RegExp, visit: Partial<Visit> = {}) {
      const { hold, release } = holdRequests(scripts);
      const prepare: Visit["prepare"] = async (context) => {
        await hold(context);
        await visit.prepare?.(context);
      };
      return { page: await open({ ...visit, loading: true, prepare }), release };
    },
    /** Turns the network off, until `reconnect` is called or the test ends. */
    disconnect: () => site.disconnect(),
    reconnect: () => site.reconnect(),
    /** The last text that the backend printed. */
    printed: () => site.reports.at(-1)?.text ?? "",
    /** The photo that arrived with it. */
    received: () => site.reports.at(-1)?.photo,
  };
}
