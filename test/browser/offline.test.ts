/**
 * Without a network, visitors can open every screen, and read cached news with the day of the copy.
 */
import type { RequestListener } from "node:http";
import type { Page, Worker } from "playwright-core";
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { article } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { sharedWords } from "../../src/content/shared-words.ts";
import { cachePrefix } from "../../src/offline/caches.ts";
import { formatDay } from "../../src/rules/news-date.ts";
import { screens } from "../../src/screen-table.ts";
import { QUERIES } from "../../src/tools/browser/calls.ts";
import { logIn, MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import { fromEnvironment } from "../helpers/environment.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { goTo, loadEach, step, waitForImage, waitForScreen, waitUntil } from "../helpers/page.ts";
import { publishedNews } from "../helpers/published-news.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../helpers/screens.ts";
import {
  cachedAddresses,
  updateButton,
  waitForServiceWorker,
  waitUntilCached,
} from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open, disconnect, reconnect } = siteSuite("offline", "/bank/");

const TITLE = "Stay safe online: seven habits that cost nothing";
const ROUTE = "/news/stay-safe-online";

/** The line that says that the news are from the cache. */
const cachedLine = (page: Page) => page.getByRole("main").getByText(sharedWords.cachedOn);

/** Opens a page and waits until the site is cached. */
async function openCached(): Promise<Page> {
  // The browser logs failed requests.
  const page = await open({ serviceWorkers: "allow", errorsExpected: true });
  await waitForServiceWorker(page);
  return page;
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const waitForCards = (page: Page) =>
  cards(page)
    .nth(publishedNews.length - 1)
    .waitFor();

/** Loads the list of news and an article, so that they are cached. */
async function loadNews(page: Page): Promise<void> {
  await goTo(page, "/news");
  await waitUntilCached(page, "+[0...25]+", await waitForImage(page));
  await goTo(page, ROUTE);
  await waitForScreen(page, TITLE);
  await waitUntilCached(page, '"stay-safe-online"', await waitForImage(page));
  assert.is(await cachedLine(page).count(), 0);
}

test("after the first visit every screen opens without a network", async () => {
  const page = await openCached();
  assert.is(await updateButton(page).count(), 0);
  // The browser's own cache has the scripts, too, but may delete them at any time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
  await disconnect();

  // The information screens are in one document.
  const cachedScreens = [...INFORMATION_SCREENS.slice(0, 2), ...LAZY_SCREENS];
  const others = [[ROUTE, article.failed] as const, ["/nowhere", screens.notFound.title] as const];
  await loadEach(page, [...cachedScreens, ...others], async () => {
    assert.is(await cachedLine(page).count(), 0);
  });
  assert.is(await updateButton(page).count(), 0);
  // Without a response the map would be the browser's error page.
  await goTo(page, "/contact-us");
  await page.getByText(map.offline).waitFor();
  await page.getByRole("link", { name: map.link.label }).waitFor();
  assert.is(await page.locator("iframe").count(), 0);
  // The document's file name, and a link from Facebook.
  for (const address of ["index.html#/faq", "?fbclid=a#/faq"]) {
    await page.goto(new URL(address, page.url()).href);
    await waitForScreen(page, screens.faq.title);
  }
});

for (const [what, isLost] of [
  ["the cached site", () => true],
  ["a part of the cached site", (address: string) => /lazy-|icon/.test(address)],
] as const) {
  test(`if ${what} is lost, the next visit caches all of it again`, async () => {
    const page = await openCached();
    const all = (await cachedAddresses(page)).sort();
    const lost = all.filter(isLost);
    assert.ok(lost.length > 1);
    await page.evaluate(async (lost) => {
      for (const name of await caches.keys())
        for (const address of lost) await (await caches.open(name)).delete(address);
    }, lost);
    await goTo(page, "/faq");
    await waitUntilCached(page, ...all);
  });
}

test("the phone caches 60 responses to queries and 80 pictures at most, and deletes the oldest first", async () => {
  const page = await openCached();
  await page.evaluate(async (prefix) => {
    for (const [name, cap] of [
      ["queries", 60],
      ["pictures", 80],
    ] as const) {
      const cache = await caches.open(prefix + name);
      for (let number = 0; number < cap; number += 1)
        await cache.put(`${name}-${number}`, new Response());
    }
  }, cachePrefix(page.url()));
  await goTo(page, "/news");
  await waitUntilCached(page, "+[0...25]+", await waitForImage(page));
  let counts = "";
  const isDone = async () => {
    const addresses = await cachedAddresses(page);
    counts = [/queries-|\/data\/query\//, /pictures-|\/images\//]
      .map((kind) => addresses.filter((address) => kind.test(address)).length)
      .join(" and ");
    return counts === "60 and 80" && !addresses.some((address) => address.endsWith("-0"));
  };
  await waitUntil(isDone, () => `the oldest to be deleted; there are ${counts}`);
  await waitUntilCached(page, "queries-1", "pictures-20");
});

const CORS = { "access-control-allow-origin": "*" };
const JSON_HEADERS = { ...CORS, "content-type": "application/json" };

const NO_ARTICLE = '{"result": null}';

/** Responds with a redirect to another origin, which then responds with this body. */
const redirect =
  (headers: Record<string, string>, body: string | Buffer): RequestListener =>
  ({ url, socket }, response) => {
    if (url === "/elsewhere") response.writeHead(200, headers).end(body);
    else {
      const location = `http://127.0.0.1:${socket.localPort}/elsewhere`;
      response.writeHead(302, { ...CORS, location }).end();
    }
  };

type Fault = readonly [what: string, respond: RequestListener];

/** Faults of the content store that the service worker notices at once. */
const FAULTS: readonly Fault[] = [
  ["an error", (_, response) => response.writeHead(503, CORS).end('{"result": null}')],
  ["a page", (_, response) => response.writeHead(200, CORS).end("<title>Log in</title>")],
  ["no result", (_, response) => response.writeHead(200, JSON_HEADERS).end("{}")],
  ["a part of the body", (_, response) => response.writeHead(206, JSON_HEADERS).end(NO_ARTICLE)],
  ["a redirect to another site", redirect(JSON_HEADERS, NO_ARTICLE)],
  [
    "a body that is cut off",
    (_, response) => {
      response.writeHead(200, { ...JSON_HEADERS, "content-length": 1000 });
      response.write('{"result": {', () => response.destroy());
    },
  ],
];

/** Faults that it notices only by a time-out. */
const HANGS: readonly Fault[] = [
  ["no response", () => {}],
  [
    "a body that never ends",
    (_, response) => {
      response.writeHead(200, JSON_HEADERS).write('{"result": {');
    },
  ],
];

/**
 * Opens a cached article with each of these faults, and asserts that it is shown and the fault
 * logged.
 */
async function assertReadable(page: Page, faults: readonly Fault[]): Promise<void> {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  for (const [what, respond] of faults)
    await step(what, async () => {
      const server = await startLocalServer(respond);
      await page.context().route(QUERIES, (route) => route.continue({ url: server.origin }));
      logged.length = 0;
      try {
        await goTo(page, ROUTE);
        await waitForScreen(page, TITLE);
      } finally {
        await page.context().unroute(QUERIES);
        await server.close();
      }
      assert.is(await cachedLine(page).count(), 1);
      assert.match(logged.join("\n"), "The content store failed");
    });
}

/** The page's service worker. */
function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  assert.ok(worker, "there is no service worker");
  return worker;
}

test("cached news show after 5 s without a response of the content store", async () => {
  const page = await openCached();
  await loadNews(page);
  // Makes the worker's timers run fifty times as fast.
  const waits = await workerOf(page).evaluateHandle(() => {
    const waits: number[] = [];
    const { setTimeout } = self;
    Object.assign(self, {
      setTimeout(work: () => void, wait: number) {
        waits.push(wait);
        setTimeout(work, wait / 50);
      },
    });
    return waits;
  });
  await assertReadable(page, HANGS);
  assert.equal(await waits.jsonValue(), [5000, 5000]);
});

test("cached news show, and the failure is logged, if the content store fails or can't be reached", async () => {
  const page = await openCached();
  const days = [new Date()];
  await loadNews(page);
  days.push(new Date());
  await assertReadable(page, FAULTS);
  await disconnect();

  const lines = days.map((day) => `${sharedWords.cachedOn} ${formatDay(day)}.`);
  await goTo(page, "/news");
  await waitForCards(page);
  assert.ok(lines.includes((await cachedLine(page).textContent()) ?? ""));
  await waitForImage(page);

  await cards(page).filter({ hasText: TITLE }).getByRole("link").click();
  await waitForScreen(page, TITLE);
  assert.ok(lines.includes((await cachedLine(page).textContent()) ?? ""));
  await page.getByText("min read").waitFor();
  await waitForImage(page);

  await goTo(page, "/news/how-susu-works");
  await waitForScreen(page, article.failed);

  await reconnect();
  await goTo(page, ROUTE);
  await waitForScreen(page, TITLE);
  assert.is(await cachedLine(page).count(), 0);
});

test("the site and the news load from the network if the phone can't read its caches", async () => {
  const page = await openCached();
  await workerOf(page).evaluate(() => {
    const fail = () => Promise.reject(new Error("Unexpected internal error"));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });

  await goTo(page, "/news");
  await waitForCards(page);
  await waitForImage(page);
  assert.is(await cachedLine(page).count(), 0);
});

test("pictures of a host without CORS are shown under the service worker", async () => {
  const page = await openCached();
  const server = await startLocalServer((_, response) => response.end(PHOTO.buffer));
  await page.context().route("**/images/**", (route) => route.continue({ url: server.origin }));
  await goTo(page, "/news");
  await waitForImage(page).finally(server.close);
  assert.ok(!(await cachedAddresses(page)).some((address) => address.includes("/images/")));
});

test("a picture that is redirected to another origin is neither shown nor cached", async () => {
  const page = await openCached();
  const server = await startLocalServer(
    redirect({ ...CORS, "content-type": "image/png" }, PHOTO.buffer),
  );
  await page.context().route("**/images/**", (route) => route.continue({ url: server.origin }));
  const failed = page.waitForEvent("requestfailed", (request) => /\/images\//.test(request.url()));
  await goTo(page, "/news");
  await failed;
  await server.close();
  const shown = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLImageElement>("main img")).some(
        ({ naturalWidth }) => naturalWidth > 0,
      ),
    );
  assert.not(await shown());
  assert.ok(!(await cachedAddresses(page)).some((address) => address.includes("/images/")));
});

test("no response over 2 MB is cached", async () => {
  const page = await openCached();
  const server = await startLocalServer((request, response) => {
    const size = Number(/size=(\d+)/.exec(request.url ?? "")?.[1]);
    response.writeHead(200, JSON_HEADERS).end(JSON.stringify({ result: "x".repeat(size) }));
  });
  await page
    .context()
    .route(QUERIES, (route) =>
      route.continue({ url: server.origin + new URL(route.request().url()).search }),
    );
  const query = `${fromEnvironment("CONTENT")}/v2024-02-23/data/query/production?perspective=published&`;
  for (const size of [2 * 1024 * 1024, 1])
    await page.evaluate(async (url) => (await fetch(url)).text(), `${query}size=${size}`);
  await waitUntilCached(page, "size=1");
  await server.close();
  assert.ok(!(await cachedAddresses(page)).some((address) => address.includes("size=2")));
});

test("no response of the backend is cached", async () => {
  const page = await openCached();
  const link = "/reset-password/a-token?email=musu%40example.com";
  const checked = page.waitForResponse("**/validate-reset-token/**");
  await goTo(page, link);
  assert.not((await checked).fromServiceWorker());
  await waitForScreen(page, resetPassword.invalid);
  await goTo(page, "/login");
  await logIn(page, MUSU);
  await page.getByRole("main").getByText("Invalid credentials").first().waitFor();
  await loadNews(page);

  const origins = new Set((await cachedAddresses(page)).map((address) => new URL(address).origin));
  assert.equal(
    [...origins].sort(),
    [new URL(page.url()).origin, fromEnvironment("CONTENT")].sort(),
  );
  await disconnect();
  await goTo(page, link);
  await waitForScreen(page, resetPassword.unchecked);
});

test.run();
