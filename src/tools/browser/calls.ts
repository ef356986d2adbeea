import type { Page, Route } from "playwright-core";

/** The queries that go to the content store, and everything that goes to the backend. */
export const QUERIES = "**/data/query/**";
export const BACKEND = "**/api/**";

export type RouteResponse = {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
};

/** Ends a call by a response, or by a reset of the connection. */
export async function endCall(route: Route, end: RouteResponse | "drop"): Promise<void> {
  if (end === "drop") return route.abort("connectionreset");
  const headers = { "access-control-allow-origin": "*" };
  await route.fulfill({ status: 200, contentType: "application/json", ...end, headers });
}

/**
 * Makes a page's calls end in this way from now on.
 *
 * @param end the response; or that the connection is reset, or that no response ever comes.
 */
export async function endCalls(
  page: Page,
  calls: typeof QUERIES | typeof BACKEND,
  end: RouteResponse | "drop" | "hang",
): Promise<void> {
  await page.unroute(calls);
  await page.route(calls, async (route) => {
    if (end !== "hang") await endCall(route, end);
  });
}
