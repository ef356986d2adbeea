import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { QUERIES } from "./calls.ts";
import { SIZES, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { menuButton, overhang, screen } from "./visit.ts";

// A page that throws, or logs an error, fails each of these.
const { test, open } = siteSuite("hostile content");

const LONG = "Sinkor".repeat(834).slice(0, 5000);
const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const asset = { _ref: "image-abc-2000x1000-jpg" };
const SCRIPT = "<img src=x onerror=alert(1)><script>alert(1)</script>";

const answering = (result: unknown) => async (context: BrowserContext) => {
  await context.route(QUERIES, (route) =>
    route.fulfill({ body: JSON.stringify({ result }), contentType: "application/json" }),
  );
  await context.route("**/images/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
};

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

async function fitsEverySize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    assert.ok((await overhang(page)) <= 0, `scrolls sideways on a ${size}`);
  }
}

const words = (...children: unknown[]) => ({
  _type: "block",
  _key: "same",
  style: "normal",
  children,
});
const span = (text: unknown, marks: unknown = []) => ({ _type: "span", _key: "same", text, marks });
const link = (href: string) => ({
  ...words(span(href, ["k"])),
  markDefs: [null, { _type: "link", _key: "k", href }, { _type: "constructor", _key: "k" }],
});
const unsafe = [
  "javascript:document.title='hit'",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:alert(1)",
  "//evil.example",
];

const body = [
  words(span("The first words")),
  null,
  ...names.map((name) => ({ ...words(span(name, [name])), _type: name })),
  ...names.flatMap((name) => [
    { ...words(span(`style ${name}`, [name]), null, { _type: name, text: "x" }), style: name },
    { ...words(span(`item ${name}`)), listItem: name, level: 1 },
  ]),
  ...[0, -1, 1000, { toString: "" }, "1e9", null].map((level) => ({
    ...words(span(`level ${JSON.stringify(level)}`)),
    listItem: "bullet",
    level,
  })),
  ...unsafe.map(link),
  link("https://example.com/safe"),
  { _type: "image", _key: "same", asset, crop: { top: 0.1 }, hotspot: { x: "a" } },
  { _type: "image", asset: { _ref: "image-abc-1x99999-jpg" } },
  { _type: "image", asset: { _ref: "../../x" } },
  { _type: "image", asset: names, crop: null },
  { _type: "block", children: "words" },
  words(span(SCRIPT)),
  words(span(LONG)),
  words(span("The last words")),
];

test("the sound parts of a hostile article are shown", async () => {
  const image = { asset, crop: { left: "0" }, hotspot: [] };
  const article = { _id: "a", title: LONG, slug: 7, date: "2024-02-30", image, content: body };
  const page = await open({ route: "/news/a", size: "phone", prepare: answering(article) });
  await screen(page, LONG);
  const shown = (await main(page).textContent()) ?? "";
  for (const text of [
    "The first words",
    ...names.flatMap((name) => [`style ${name}`, `item ${name}`]),
    ...["0", "-1", "1000", '{"toString":""}', '"1e9"', "null"].map((level) => `level ${level}`),
    SCRIPT,
    "The last words",
  ])
    assert.ok(shown.includes(text), text);
  for (const name of names) assert.is(await main(page).getByText(name, { exact: true }).count(), 0);

  const links = main(page).locator("p a");
  assert.equal(await links.evaluateAll((all) => all.map((each) => each.getAttribute("href"))), [
    "https://example.com/safe",
  ]);
  assert.is(await main(page).getByRole("figure").count(), 2);
  assert.not.match(await main(page).innerHTML(), /NaN|undefined|\[object/);
  assert.is(await main(page).getByRole("time").count(), 0);
  await fitsEverySize(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(height < 100_000, `${height} px high`);
  await main(page).getByRole("link", { name: "Back to News" }).click();
});

test("the sound parts of a hostile listing are shown", async () => {
  const entries = [
    { _id: "first", title: "The first entry", date: "2024-03-04" },
    { _id: "first", title: "The first entry", date: "2024-03-04" },
    { _id: "long", title: LONG, description: LONG, slug: { current: LONG } },
    ...names.map((name) => ({ _id: name, title: `Entry ${name}`, slug: { [name]: name } })),
    { title: "It has no id" },
    { _id: "half", title: "Half \ud800", slug: "half \ud800/.." },
    { _id: "markup", title: SCRIPT, slug: "javascript:alert(1)" },
    { _id: "picture", title: "A picture", image: { asset, crop: { top: 0.5 }, hotspot: {} } },
    { _id: "strip", title: "A strip", image: { asset: { _ref: "image-abc-99999x1-jpg" } } },
    ...["2024-13-40", "yesterday", 7, {}].map((date, index) => ({ _id: `${index}`, date })),
    { _id: "last", title: "The last entry" },
  ];
  const page = await open({ route: "/news", size: "phone", prepare: answering(entries) });
  await cards(page).filter({ hasText: "The last entry" }).waitFor();
  assert.is(await cards(page).count(), entries.length - 1);
  assert.is(await main(page).getByRole("time").count(), 2);
  assert.not.match(await main(page).innerHTML(), /NaN|undefined|\[object|href="(?!#\/news\/)/);
  assert.is(await cards(page).locator("img").count(), 2);
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  assert.ok(Math.max(...heights) < 1000, `${Math.max(...heights)} px high`);
  await fitsEverySize(page);
});

test("of 500 entries the first are there at once, and the page stays responsive", async () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({
    _id: `${index}`,
    title: `Entry ${index}`,
  }));
  const page = await open({
    route: "/faq",
    size: "phone",
    prepare: async (context) => {
      await answering(entries)(context);
      await context.addInitScript(() => {
        const counts: number[] = [];
        Object.assign(window, { counts });
        new MutationObserver(() => {
          const count = document.querySelectorAll("main article").length;
          if (count !== counts.at(-1)) counts.push(count);
        }).observe(document, { childList: true, subtree: true });
      });
    },
  });
  await menuButton(page).click();
  await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 500);
  const counts = await page.evaluate(() => Reflect.get(window, "counts"));
  assert.equal(counts.slice(-2), [24, 500]);
  const skipped = await cards(page)
    .last()
    .evaluate((card) => !card.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  assert.ok(skipped, "the last card is laid out though nobody sees it");
  assert.ok(await page.evaluate(() => Reflect.get(window, "find").call(window, "Entry 499")));
  await fitsEverySize(page);
});

test.run();
