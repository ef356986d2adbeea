import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, footerLink, screen } from "./visit.ts";

const BASE = "/some/where/";

const { test, open } = siteSuite("sub-path", BASE);

/** Opens the site, and records the address of each request. */
async function openNoting(route?: string): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  const page = await open({
    size: "phone",
    ...(route !== undefined && { route }),
    prepare: async (context) => {
      context.on("request", (request) => asked.push(request.url()));
    },
  });
  return { page, asked };
}

test("the site works in a folder, and asks for nothing outside of it but the news", async () => {
  const { page, asked } = await openNoting();
  await screen(page, titles.home);
  await footerLink(page, "Faq").click();
  await screen(page, titles.faq);
  assert.is(new URL(page.url()).pathname, BASE);

  await footerLink(page, "News").click();
  await screen(page, titles.news);
  const first = page.getByRole("main").getByRole("article").first();
  await first.getByRole("link", { name: "Read more" }).click();
  await screen(page, "Small money, every week");
  const picture = page.getByRole("main").locator("img").first();
  await picture.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
  assert.is(new URL(page.url()).pathname, BASE);

  const content = asked.filter((address) => address.startsWith(`${process.env.CONTENT}/`));
  const { origin } = new URL(page.url());
  const others = asked.filter(
    (address) => !content.includes(address) && !address.startsWith("data:"),
  );
  assert.ok(content.length > 0);
  assert.ok(others.some((address) => address.endsWith(".js")));
  for (const address of others) assert.ok(address.startsWith(`${origin}${BASE}`), address);
});

test("a cold address in a folder shows its screen", async () => {
  const { page } = await openNoting("/news/how-susu-works");
  await screen(page, "How susu works, and how to keep it fair");
  await comeTo(page, "/our-products/loans");
  await screen(page, titles.loans);
});

test("every file that the page names is there, by an address relative to it", async () => {
  const { page } = await openNoting("/faq");
  const html = await (await page.request.get(page.url().replace(/#.*/, ""))).text();
  const head = html.slice(0, html.indexOf("<body>"));
  const named = [
    ...head.matchAll(/\s(?:href|src|content)="([^"]*\.\w+)"/g),
    ...html.matchAll(/<img src="(?!data:)([^"]*)"/g),
  ];
  const addresses = named.map(([, address = ""]) => address);
  assert.ok(addresses.some((address) => address.endsWith("icon.svg")));
  assert.ok(addresses.some((address) => address.endsWith(".js")));

  const manifest = addresses.find((address) => address.endsWith(".webmanifest")) ?? "";
  const { icons } = await (await page.request.get(new URL(manifest, page.url()).href)).json();
  for (const { src } of icons) addresses.push(src);
  addresses.push("robots.txt");
  for (const address of addresses) {
    assert.not.match(address, /^(\/|\w+:)/);
    const answer = await page.request.get(new URL(address, page.url()).href);
    assert.is(answer.status(), 200, address);
  }
});

test.run();
