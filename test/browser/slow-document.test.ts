// On a slow line the page would shift while it arrives, or stay incomplete.

import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { menuButton, waitForHydration } from "../../src/tools/browser/page.ts";
import { listen } from "../helpers/local-server.ts";
import {
  footerLink,
  recordShifts,
  shiftsOf,
  step,
  waitForPaint,
  waitForScreen,
  waitUntil,
  withConnection,
} from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

/** How many tags are sent at once: of the bar, which is seen first, and of the screens. */
const BAR_TAGS = 4;
const SCREEN_TAGS = 50;

const html = await readFile(join(process.env.SITE ?? "", "index.html"), "utf8");
const body = html.indexOf("<body");
const main = html.indexOf("<main");
/** Where the information screens end. */
const lazyScreens = html.indexOf('<section id="/login"');

function piecesOf(part: string, size: number): readonly string[] {
  const tags = part.split(/(?=<)/);
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size).join(""),
  );
}
const pieces = [
  ...piecesOf(html.slice(body, main), BAR_TAGS),
  ...piecesOf(html.slice(main), SCREEN_TAGS),
];

/** The response with the document, of which the test sends the rest. */
let documentResponse: ServerResponse | undefined;

/** Whether the scripts come: else they are still on their way. */
let scriptsCome = false;

/** Serves the head of the document and, if they come, the scripts. */
const startSlowLine = () =>
  listen(async ({ url = "" }, response) => {
    if (url !== "/") {
      if (!scriptsCome) return;
      response.setHeader("content-type", "text/javascript");
      response.end(await readFile(join(process.env.SITE ?? "", url)));
      return;
    }
    documentResponse = response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    documentResponse.write(html.slice(0, body));
  });

const { test, open } = siteSuite("in pieces", "/", process.env.SITE, startSlowLine);

for (const [route, size] of [
  ["/", "phone"],
  ["/our-team", "desktop"],
] as const) {
  test(`nothing shifts while ${route} arrives in parts on a ${size}`, async () => {
    const page = await open({
      route,
      size,
      loading: true,
      errorsExpected: true,
      prepare: recordShifts,
    });
    for (const piece of pieces) {
      await step(piece.slice(0, 60), async () => {
        documentResponse?.write(piece);
        await waitForPaint(page);
        assert.equal(await shiftsOf(page), []);
      });
    }
  });
}

for (const [route, title] of [
  ["/", screens.home.title],
  ["/faq", screens.faq.title],
  ["/our-team/?from=a-friend", screens.ourTeam.title],
] as const) {
  test(`${route} shows only its screen before the whole document has arrived`, async () => {
    const page = await open({ route, size: "phone", loading: true, errorsExpected: true });
    documentResponse?.write(html.slice(body, lazyScreens));
    await waitForScreen(page, title);
  });
}

test("a visitor who saves data can fill in a form before the whole document has arrived", async () => {
  const page = await open({
    route: "/login",
    size: "phone",
    loading: true,
    errorsExpected: true,
    prepare: (context) => withConnection(context, { saveData: true }),
  });
  documentResponse?.write(html.slice(body, html.indexOf('<section id="/accounts"')));
  await page.getByLabel("Password", { exact: true }).locator("visible=true").fill("palm-nut");
});

test("a menu link closes the menu and shows its screen before the whole document has arrived", async () => {
  const page = await open({ size: "phone", loading: true, errorsExpected: true });
  documentResponse?.write(html.slice(body, lazyScreens));
  await menuButton(page).tap();
  await page.getByRole("navigation").getByRole("link", { name: "Faq" }).tap();
  await page.locator("header details[open]").waitFor({ state: "detached" });
  await waitForScreen(page, screens.faq.title);
});

for (const [where, end] of [
  ["between two screens", html.indexOf('id="/faq"')],
  ["after the last screen", html.indexOf("</main>")],
] as const)
  test(`a document that was cut off ${where} reloads when the network returns`, async () => {
    const page = await open({ size: "phone", loading: true, errorsExpected: true });
    documentResponse?.write(html.slice(body, end));
    await waitForScreen(page, screens.home.title);
    const cutOff = documentResponse;
    const failed = page.waitForEvent("requestfailed");
    cutOff?.destroy();
    await failed;

    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await waitUntil(
      async () => documentResponse !== cutOff,
      () => "the document to be asked for again",
    );
    documentResponse?.end(html.slice(body));
    await footerLink(page, "Faq").tap();
    await waitForScreen(page, screens.faq.title);
  });

test("a document that was stopped after its script arrived reloads with the next screen", async () => {
  scriptsCome = true;
  const page = await open({ size: "phone", loading: true, errorsExpected: true });
  documentResponse?.write(html.slice(body, html.indexOf('id="/faq"')));
  await waitForScreen(page, screens.home.title);
  const scriptTag = page.locator("head > script[type=module]");
  await scriptTag.evaluate(({ src }: HTMLScriptElement) => import(src));
  await page.evaluate(() => {
    // React reports what it doesn't find.
    window.addEventListener("error", (event) => event.preventDefault());
    // As a press on a phone number does.
    window.stop();
  });
  await waitForHydration(page);

  const stopped = documentResponse;
  await menuButton(page).tap();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Faq" }).tap();
  await waitUntil(
    async () => documentResponse !== stopped,
    () => "the document to be asked for again",
  );
  documentResponse?.end(html.slice(body));
  await waitForScreen(page, screens.faq.title);
});

test.run();
