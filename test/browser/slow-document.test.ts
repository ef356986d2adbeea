/** On a slow connection the page can be read while it arrives, and doesn't shift. */
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import {
  recordShifts,
  shiftsOf,
  step,
  waitForPaint,
  waitForScreen,
  withSaveData,
} from "../helpers/browser-page.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { startLocalServer } from "../helpers/local-server.ts";
import { siteSuite, type Visit } from "../helpers/site-suite.ts";

const html = await readFile(join(fromEnvironment("SITE"), "index.html"), "utf8");
const body = html.indexOf("<body");
const main = html.indexOf("<main");
/** The position of the first lazy screen. */
const lazyScreens = html.indexOf('<section id="/login"');

/** The end of Home, and the middle and the end of the style sheet after it. */
const homeEnd = html.indexOf("<script>", main);
const stylesEnd = html.indexOf("</style>", homeEnd) + "</style>".length;
const inStyles = (html.indexOf("<style>", homeEnd) + stylesEnd) / 2;

/** Cuts HTML into parts of so many tags. */
const cut = (html: string, size: number) =>
  html
    .split(/(?=<)/)
    .flatMap((_, index, tags) =>
      index % size === 0 ? tags.slice(index, index + size).join("") : [],
    );

/** The parts in which the body arrives. Those of the bar are single tags. */
const partsOf = (sizeOfHome: number) => [
  ...cut(html.slice(body, main), 1),
  ...cut(html.slice(main, homeEnd), sizeOfHome),
  ...cut(html.slice(homeEnd), 50),
];

/** The response of the last request for the document. The test sends its body. */
let documentResponse: ServerResponse | undefined;

/** Serves the head of the document, and nothing else. */
const startSlowServer = () =>
  startLocalServer(async ({ url }, response) => {
    if (url !== "/") return;
    documentResponse = response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    documentResponse.write(html.slice(0, body));
  });

const { test, open } = siteSuite("slow document", "/", fromEnvironment("SITE"), startSlowServer);

/** Opens a page that has only the head of its document. */
const openHead = (visit: Visit) => open({ ...visit, waitUntil: "commit", errorsExpected: true });

for (const [address, size, sizeOfHome] of [
  ["/", "phone", 3],
  ["/our-team", "desktop", 50],
] as const) {
  test(`nothing shifts while ${address} arrives in parts on a ${size}`, async () => {
    const page = await openHead({ address, size, prepare: recordShifts });
    for (const part of partsOf(sizeOfHome)) {
      await step(part.slice(0, 60), async () => {
        documentResponse?.write(part);
        await waitForPaint(page);
        assert.equal(await shiftsOf(page), []);
      });
    }
  });
}

for (const size of ["phone", "desktop"] as const) {
  test(`Home's first window is complete on a ${size} wherever the document is cut off after the styles`, async () => {
    const page = await openHead({ size });
    const pictures: string[] = [];
    let start = body;
    for (const end of [stylesEnd, html.indexOf("<footer"), html.length]) {
      documentResponse?.write(html.slice(start, end));
      start = end;
      await page.getByRole("article").last().waitFor();
      await waitForPaint(page);
      pictures.push((await page.screenshot()).toString("base64"));
    }
    for (const [index, picture] of pictures.entries())
      assert.ok(picture === pictures.at(-1), `the first window changes after part ${index + 1}`);
  });
}

test("an address other than Home's shows its own screen, and nothing of Home, before the whole document has arrived", async () => {
  const page = await openHead({ address: "/FAQ/?from=a-friend" });
  let start = body;
  for (const end of [homeEnd, inStyles]) {
    documentResponse?.write(html.slice(start, end));
    start = end;
    await page.locator("main article").last().waitFor({ state: "attached" });
    await waitForPaint(page);
    assert.is(await page.locator("main").innerText(), "");
    assert.is(await page.getByRole("banner").count(), 1);
  }
  documentResponse?.write(html.slice(start, lazyScreens));
  await waitForScreen(page, screens.faq.title);
});

test("a visitor who saves data can fill in a form before the whole document has arrived", async () => {
  const page = await openHead({ address: "/login", prepare: withSaveData });
  documentResponse?.write(html.slice(body, html.indexOf('<section id="/accounts"')));
  await page.getByLabel("Password", { exact: true }).locator("visible=true").fill("palm-nut");
});

test.run();
