/** Intercepts the calls of a page, to show and to test how it handles their failures. */
import type { Page } from "playwright-core";

/** The addresses of the queries to the content store, and of all calls to the backend. */
export const QUERY_CALLS = "**/data/query/**";
export const BACKEND_CALLS = "**/api/**";

/** How a call ends: with a response, a reset of the connection (`drop`), or never (`hang`). */
export type End = { readonly status?: number; readonly body?: string } | "drop" | "hang";

/** Makes the calls of a page end in this way from now on. */
export async function endCalls(
  page: Page,
  calls: typeof QUERY_CALLS | typeof BACKEND_CALLS,
  end: End,
): Promise<void> {
  await page.unroute(calls);
  await page.route(calls, async (route) => {
    if (end === "hang") return;
    if (end === "drop") return route.abort("connectionreset");
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ status: 200, contentType: "application/json", ...end, headers });
  });
}
