import type { BrowserContext, Page, Route } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { titles } from "../../src/content/titles.ts";
import { QUERIES } from "./calls.ts";
import { SIZES, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { arrived, comeTo, freeze, overhang, routeOf, screen, step, toast } from "./visit.ts";

const { test, open } = siteSuite("news");

/** The addresses of the content store's queries, and not of its pictures. */

/** Every sample entry, as the listing should show it. */
const entries: readonly { title: string | RegExp; date: string | null; route: string }[] = [
  {
    title: "Small money, every week: how to keep a savings habit",
    date: "Monday, 18th Nov 2024",
    route: "/news/keep-a-savings-habit",
  },
  {
    title: "What to have ready before you apply for an account",
    date: "Monday, 21st Oct 2024",
    route: "/news/before-you-apply",
  },
  {
    title: "Stay safe online: seven habits that cost nothing",
    date: "Monday, 16th Sep 2024",
    route: "/news/stay-safe-online",
  },
  {
    title: "How susu works, and how to keep it fair",
    date: "Monday, 12th Aug 2024",
    route: "/news/how-susu-works",
  },
  {
    title: "Which account is for me? A plain guide to choosing",
    date: "Monday, 8th Jul 2024",
    route: "/news/which-account-is-for-me",
  },
  {
    title: "The notebook that runs the shop: keep a simple record book",
    date: "Monday, 3rd Jun 2024",
    route: "/news/keep-a-record-book",
  },
  {
    title: "Five signs that the message is a scam",
    date: "Monday, 13th May 2024",
    route: "/news/spot-a-scam-message",
  },
  {
    title: "A cotton tree was once a seed: saving for something far away",
    date: "Monday, 22nd Apr 2024",
    route: "/news/saving-for-something-far-away",
  },
  {
    title:
      /^School opens every year and still surprises us: .* without borrowing in the last week$/,
    date: "Monday, 4th Mar 2024",
    route: "/news/plan-for-school-fees",
  },
  {
    title: "Before you borrow: questions to ask yourself",
    date: "Monday, 12th Feb 2024",
    route: "/news/sample-without-slug",
  },
  {
    title: "Read your deposit slip before you leave the counter",
    date: "Monday, 29th Jan 2024",
    route: "/news/read-your-deposit-slip",
  },
  {
    title: "Notes & coins: keep them apart, keep them dry",
    date: "Monday, 15th Jan 2024",
    route: "/news/notes-and-coins",
  },
  { title: "One goal for this month", date: null, route: "/news/one-goal-for-this-month" },
];

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const refresh = (page: Page) => main(page).getByRole("button", { name: "Refresh" });
const share = (page: Page) => main(page).getByRole("button", { name: "Share" });
const copied = (page: Page) => toast(page, "Link copied to clipboard!");
const barLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** The size of each picture's file under the screen, in the page's order, once it is there. */
async function fileSizes(page: Page): Promise<string[]> {
  const sizes: string[] = [];
  for (const image of await main(page).locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    sizes.push(
      await image.evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error("Not an image");
        await element.decode();
        const { width, height } = await createImageBitmap(
          await (await fetch(element.currentSrc)).blob(),
        );
        return `${width}x${height}`;
      }),
    );
  }
  return sizes;
}

const answerQueries = (answer: (route: Route) => Promise<void>) => (context: BrowserContext) =>
  context.route(QUERIES, answer);

const withBody = (body: string, contentType = "application/json") =>
  answerQueries((route) => route.fulfill({ body, contentType }));

/** Answers that are none, and how the content store comes to give them. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ["no network", (route) => route.abort()],
  ["status 500", (route) => route.fulfill({ status: 500, body: '{"result":[]}' })],
  ["status 404", (route) => route.fulfill({ status: 404, body: '{"result":[]}' })],
  ["HTML", (route) => route.fulfill({ body: "<!doctype html><p>Sign in to this network" })],
  ["nothing", (route) => route.fulfill({ body: "" })],
  ["null", (route) => route.fulfill({ body: "null" })],
  ["no result", (route) => route.fulfill({ body: "{}" })],
];

async function emptyListing(page: Page): Promise<void> {
  await main(page).getByRole("heading", { name: "No news items found." }).waitFor();
  await main(page).getByText("Check back later for updates!", { exact: true }).waitFor();
  await refresh(page).waitFor();
}

async function failedArticle(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) await main(page).getByText(line, { exact: true }).waitFor();
  await main(page)
    .getByText("The article you're looking for might have been moved or doesn't exist.")
    .waitFor();
  const back = main(page).getByRole("link", { name: "Back to News" });
  assert.is(await back.getAttribute("href"), "#/news");
}

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test(`the listing has every entry, the newest first, dated in its own day in ${timezoneId}`, async () => {
    const page = await open({ route: "/news", size: "desktop", timezoneId });
    await cards(page).first().waitFor();
    const found = await cards(page).evaluateAll((cards) =>
      cards.map((card) => ({
        title: card.querySelector("h2")?.textContent ?? "",
        date: card.querySelector("time")?.textContent ?? null,
        route: card.querySelector("a")?.getAttribute("href")?.slice(1),
      })),
    );
    assert.is(found.length, entries.length);
    for (const [index, { title, date, route }] of entries.entries()) {
      const card = found[index];
      if (typeof title === "string") assert.is(card?.title, title);
      else assert.match(card?.title ?? "", title);
      assert.is(card?.date, date);
      assert.is(card?.route, route);
    }
  });
}

test("the cards stand in as many columns as there is room for", async () => {
  const page = await open({ route: "/news", size: "phone" });
  await cards(page).first().waitFor();
  for (const [width, columns] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().x)),
    );
    assert.is(new Set(lefts).size, columns, `${width} px`);
    assert.ok((await overhang(page)) <= 0, `${width} px scrolls sideways`);
  }
});

test("a card's picture is cropped to 800x400, its description to three lines", async () => {
  const page = await open({ route: "/news", size: "phone", deviceScaleFactor: 2 });
  await cards(page).first().waitFor();
  const pictures = await fileSizes(page);
  // Two of the entries have none.
  assert.equal(pictures, Array(entries.length - 2).fill("800x400"));

  const descriptions = await cards(page)
    .getByText("Sample article.")
    .evaluateAll((texts) =>
      texts.map((text) => ({
        lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        isCut: text.scrollHeight > text.clientHeight,
      })),
    );
  assert.is(descriptions.length, entries.length);
  for (const { lines, isCut } of descriptions) assert.ok(isCut ? lines === 3 : lines <= 3);
  assert.ok(descriptions.some(({ isCut }) => isCut));
});

test("a screen of few pixels gets pictures of few pixels", async () => {
  const page = await open({ route: "/news/before-you-apply", size: "phone" });
  await screen(page, "What to have ready before you apply for an account");
  assert.equal(await fileSizes(page), ["400x267", "400x280"]);
});

for (const size of sizes) {
  test(`"Read more" leads to the article, and its way back to the listing on a ${size}`, async () => {
    const page = await open({ route: "/news", size });
    const title = "Before you borrow: questions to ask yourself";
    await cards(page).filter({ hasText: title }).getByRole("link", { name: "Read more" }).click();
    await screen(page, title);
    assert.is(routeOf(page), "/news/sample-without-slug");
    await page.waitForFunction((title) => document.title === title, `${title} · ${company.name}`);
    assert.ok((await overhang(page)) <= 0);
    await main(page).getByRole("link", { name: "Back to News" }).click();
    await screen(page, titles.news);
    await page.waitForFunction(
      (title) => document.title === title,
      `News & Updates · ${company.name}`,
    );
    await cards(page).first().waitFor();
  });

  test(`an article has its pictures, at the sizes that were asked for, on a ${size}`, async () => {
    const page = await open({ route: "/news/before-you-apply", size, deviceScaleFactor: 3 });
    await screen(page, "What to have ready before you apply for an account");
    assert.equal(await fileSizes(page), ["1200x800", "800x560"]);
    await main(page)
      .getByRole("img", { name: "Two notebook pages of short lines, with a pencil and some coins" })
      .waitFor();
    await main(page)
      .getByRole("figure")
      .getByText("A short list on paper saves a second start.")
      .waitFor();
    await main(page).getByText("Monday, 21st Oct 2024").waitFor();
    await main(page).getByText("2 min read").waitFor();
    await main(page).getByText("Sample article. The application form goes quickly").waitFor();
    assert.ok((await overhang(page)) <= 0);
  });
}

test("a picture in the text that has no words of its own is called an article image", async () => {
  const page = await open({ route: "/news/which-account-is-for-me", size: "phone" });
  await main(page).getByRole("img", { name: "Article image" }).waitFor();
  assert.ok((await overhang(page)) <= 0);
});

test("the links of an article lead out in a new tab, and a hostile one is none", async () => {
  const page = await open({ route: "/news/stay-safe-online", size: "desktop" });
  await screen(page, "Stay safe online: seven habits that cost nothing");
  const links = await main(page)
    .locator("p a, li a")
    .evaluateAll((links) =>
      links.map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.getAttribute("target"),
        link.getAttribute("rel"),
      ]),
    );
  const out = ["_blank", "noopener noreferrer"];
  assert.equal(links, [
    ["www.example.com", "https://www.example.com/", ...out],
    ["example.com", "http://example.com/", ...out],
    ["support@example.com", "mailto:support@example.com", ...out],
    ["+231 000 000 000", "tel:+231000000000", ...out],
  ]);
  await main(page).getByText("tap here to claim your prize").waitFor();
  await main(page).getByRole("heading", { name: "If something went wrong" }).waitFor();
  assert.is(await main(page).getByText("A reader that knows no callouts").count(), 0);
});

test("an article without a body says so and takes a minute", async () => {
  const page = await open({ size: "phone" });
  for (const [route, title] of [
    ["/news/notes-and-coins", "Notes & coins: keep them apart, keep them dry"],
    ["/news/one-goal-for-this-month", "One goal for this month"],
  ] as const) {
    await comeTo(page, route);
    await screen(page, title);
    await main(page)
      .getByText("Content not available for this article.", { exact: true })
      .waitFor();
    await main(page).getByText("1 min read", { exact: true }).waitFor();
  }
});

test("an article that isn't there says so, whatever its address", async () => {
  const page = await open({ size: "phone" });
  for (const route of [
    "/news/no-such-article",
    '/news/a"%5D%20%7C%20*',
    "/news/%",
    "/news/%E0%A4%A",
    "/news/page-saving",
  ]) {
    await step(route, async () => {
      await comeTo(page, route);
      await screen(page, "Article not found");
      await failedArticle(page, "News article not found");
    });
  }
  await main(page).getByRole("link", { name: "Back to News" }).click();
  await screen(page, titles.news);
});

test("a listing that could not be loaded is empty, and can be loaded again", async () => {
  const page = await open({ size: "phone", errorsExpected: true });
  for (const [fault, answer] of faults) {
    await step(fault, async () => {
      await answerQueries(answer)(page.context());
      await comeTo(page, "/news");
      await screen(page, titles.news);
      await emptyListing(page);

      await page.context().unroute(QUERIES);
      await refresh(page).click();
      await cards(page).first().waitFor();
      assert.is(await cards(page).count(), entries.length);
    });
  }
});

test("an article that could not be loaded says so", async () => {
  const page = await open({ size: "phone", errorsExpected: true });
  for (const [fault, answer] of faults) {
    await step(fault, async () => {
      await answerQueries(answer)(page.context());
      await comeTo(page, "/news/keep-a-savings-habit");
      await screen(page, "Failed to load news article");
      await failedArticle(page);
      await page.context().unroute(QUERIES);
    });
  }
  await main(page).getByRole("link", { name: "Back to News" }).click();
  await cards(page).first().waitFor();
});

test("a listing in which there is nothing is empty", async () => {
  const page = await open({ route: "/news", size: "desktop", prepare: withBody('{"result":[]}') });
  await emptyListing(page);
});

test("what isn't an entry is left out of the listing", async () => {
  const result = [null, 7, "text", [], {}, { _id: 1 }, { _id: "bare" }, { _id: "x", title: {} }];
  const prepare = withBody(JSON.stringify({ result }));
  const page = await open({ route: "/news", size: "phone", prepare });
  await cards(page).first().waitFor();
  assert.is(await cards(page).count(), 2);
  assert.not.match((await main(page).textContent()) ?? "", /undefined|null|\[object/);
});

for (const [route, loading] of [
  ["/news", "Loading news..."],
  ["/news/keep-a-savings-habit", "Loading article..."],
] as const) {
  test(`leaving ${route} while it loads gives its request up`, async () => {
    const held: Route[] = [];
    const prepare = answerQueries(async (route) => void held.push(route));
    const page = await open({ route, size: "desktop", prepare });
    await main(page).getByText(loading, { exact: true }).waitFor();
    const givenUp = page.waitForEvent("requestfailed");
    await barLink(page, "Our Team").click();
    await screen(page, "Our Team");
    assert.is((await givenUp).failure()?.errorText, "net::ERR_ABORTED");
    assert.is(held.length, 1);

    // A late answer, if it could still come, would meet another screen.
    await held[0]?.fulfill({ body: '{"result":[]}' }).catch(() => {});
    await screen(page, "Our Team");
    assert.is(await main(page).getByText("No news items found.").count(), 0);
    assert.match(await page.title(), /^Our Team/);
  });

  test(`${route} isn't waited for longer than ten seconds`, async () => {
    const page = await open({
      route: "/faq",
      size: "phone",
      reducedMotion: "reduce",
      errorsExpected: true,
      prepare: (context) => context.clock.install(),
    });
    // The screens' scripts come first, so that the time is the answer's alone.
    for (const visited of ["/news", "/news/how-susu-works", "/faq"]) {
      await page.evaluate((route) => {
        window.location.hash = route;
      }, visited);
      await arrived(page);
      await page.waitForLoadState("networkidle");
    }
    await screen(page, titles.faq);
    await answerQueries(async () => {})(page.context());
    await freeze(page);
    const asked = page.waitForRequest(QUERIES);
    await page.evaluate((route) => {
      window.location.hash = route;
    }, route);
    await asked;
    await page.clock.runFor(9_999);
    await main(page).getByText(loading, { exact: true }).waitFor();

    await page.clock.runFor(1);
    if (route === "/news") await emptyListing(page);
    else await screen(page, "Failed to load news article");
  });
}

test("an article that comes before the one that was asked for first is the one that stays", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open({
    route: "/news/how-susu-works",
    size: "desktop",
    prepare: answerQueries(async (route) => {
      if (route.request().url().includes("how-susu-works")) await released;
      await route.continue().catch(() => {});
    }),
  });
  await main(page).getByText("Loading article...").waitFor();
  await page.evaluate(() => {
    window.location.hash = "/news/stay-safe-online";
  });
  await screen(page, "Stay safe online");
  release();
  await page.waitForLoadState("networkidle");
  await screen(page, "Stay safe online");
});

/** A device that has no share sheet, as most computers. */
const withoutShareSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });

const clipboard = ["clipboard-read", "clipboard-write"];

for (const size of sizes) {
  test(`sharing copies the address where there is no share sheet on a ${size}`, async () => {
    const page = await open({
      route: "/news/how-susu-works",
      size,
      permissions: clipboard,
      prepare: async (context) => {
        await withoutShareSheet(context);
        await context.clock.install();
      },
    });
    await share(page).click();
    await copied(page).waitFor();
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());

    const box = await copied(page).boundingBox();
    const { width } = SIZES[size];
    assert.ok(box);
    const right = width - box.x - box.width;
    assert.ok(right >= 0 && right <= 40, `${right} px from the right`);
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `${box.y} px from the top`);
    if (size === "desktop") assert.ok(box.x > width / 2);

    await copied(page).click();
    await copied(page).waitFor({ state: "detached" });
  });
}

test("a toast goes after five seconds, not counting those under the mouse", async () => {
  const page = await open({
    route: "/news/how-susu-works",
    size: "desktop",
    permissions: clipboard,
    prepare: async (context) => {
      await withoutShareSheet(context);
      await context.clock.install();
    },
  });
  await share(page).waitFor();
  await freeze(page);
  await share(page).click();
  await copied(page).waitFor();
  await page.clock.runFor(4_999);
  assert.is(await copied(page).count(), 1);
  await page.clock.runFor(1);
  assert.is(await copied(page).count(), 0);

  await share(page).click();
  await copied(page).waitFor();
  await page.clock.runFor(3_000);
  await copied(page).hover();
  await page.clock.runFor(60_000);
  assert.is(await copied(page).count(), 1);
  await share(page).hover();
  await page.clock.runFor(1_999);
  assert.is(await copied(page).count(), 1);
  await page.clock.runFor(1);
  assert.is(await copied(page).count(), 0);
});

test("sharing copies the old way where the clipboard is refused", async () => {
  const page = await open({
    route: "/news/how-susu-works",
    size: "phone",
    permissions: clipboard,
    prepare: async (context) => {
      await withoutShareSheet(context);
      await context.addInitScript(() => {
        if (window.origin === "null") return;
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused"));
      });
    },
  });
  await share(page).click();
  await copied(page).waitFor();
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  assert.is(await page.locator("textarea").count(), 0);
});

for (const [outcome, isTaken] of [
  ["taken", true],
  ["closed again", false],
] as const) {
  test(`a share sheet that is ${outcome} gets the article, and no toast follows`, async () => {
    const page = await open({
      route: "/news/how-susu-works",
      size: "phone",
      prepare: (context) =>
        context.addInitScript((isTaken) => {
          Object.defineProperty(navigator, "share", {
            value: async (data: ShareData) => {
              Object.assign(window, { shared: data });
              if (!isTaken) throw new DOMException("Closed", "AbortError");
            },
          });
        }, isTaken),
    });
    await share(page).click();
    const shared = await page.waitForFunction(() => Reflect.get(window, "shared"));
    assert.equal(await shared.jsonValue(), {
      title: "How susu works, and how to keep it fair",
      text: "Sample article. Friends, neighbours and workmates have saved together this way for generations. The rules are few, and it pays to write them down.",
      url: page.url(),
    });
    assert.is(await copied(page).count(), 0);
  });
}

test.run();
