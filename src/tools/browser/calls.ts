import type { BrowserContext, Page } from "playwright-core";

/** The addresses of the queries to the content store, and of all calls to the backend. */
export const QUERIES = "**/data/query/**";
export const BACKEND = "**/api/**";

export type RouteResponse = {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
};

/**
 * Makes the calls of a page, or of a visitor's pages, end in this way from now on.
 *
 * @param end the response; `drop` resets the connection, `hang` never responds.
 */
export async function endCalls(
  pages: Page | BrowserContext,
  calls: typeof QUERIES | typeof BACKEND,
  end: RouteResponse | "drop" | "hang",
): Promise<void> {
  await pages.unroute(calls);
  await pages.route(calls, async (route) => {
    if (end === "hang") return;
    if (end === "drop") return route.abort("connectionreset");
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ status: 200, contentType: "application/json", ...end, headers });
  });
}
