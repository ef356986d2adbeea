/** The addresses of the site's scripts, and how they fail. */
import type { BrowserContext } from "playwright-core";
import * as assert from "uvu/assert";

export const MAIN = "**/main-*.js";
/** A module that the first script imports. */
export const CHUNK = /\/chunk-\w+\.js$/;
export const LAZY = /\/lazy-screens-\w+\.js$/;
export const isDocument = ({ pathname }: URL) => pathname === "/";

/** The network fails after the document has arrived, so the page isn't reloaded. */
export async function failFirstScript(context: BrowserContext): Promise<void> {
  await context.route(MAIN, (route) => route.abort());
  await context.route(isDocument, (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
}

/** Replaces the match of the pattern in the document before the page gets it. */
export const rewriteDocument = (context: BrowserContext, pattern: RegExp, text: string) =>
  context.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(pattern, text);
    assert.is.not(body, html);
    await route.fulfill({ response, body });
  });
