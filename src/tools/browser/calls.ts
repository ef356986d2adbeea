import type { Page, Route } from "playwright-core";

/** The addresses of the queries to the content store, and of all calls to the backend. */
export const QUERIES = "**/data/query/**";
export const BACKEND = "**/api/**";

export type RouteResponse = {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
};

/** Responds to a call, or resets its connection. */
export async function endCall(route: Route, end: RouteResponse | "drop"): Promise<void> {
  if (end === "drop") return route.abort("connectionreset");
  const headers = { "access-control-allow-origin": "*" };
  await route.fulfill({ status: 200, contentType: "application/json", ...end, headers });
}

/**
 * Makes a page's calls end in this way from now on.
 *
 * @param end the response; `drop` resets the connection, `hang` never responds.
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
