import type { Page } from "playwright-core";

/** The queries that go to the content store, and everything that goes to the backend. */
export const QUERIES = "**/data/query/**";
export const BACKEND = "**/api/**";

export type Answer = {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
  readonly headers?: Record<string, string>;
};

/**
 * Makes a page's calls end in this way from now on.
 *
 * @param end the response; or that the connection is reset, or that no response ever comes.
 * @returns the addresses that were called.
 */
export async function answer(
  page: Page,
  calls: typeof QUERIES | typeof BACKEND,
  end: Answer | "drop" | "hang",
): Promise<string[]> {
  const called: string[] = [];
  await page.unroute(calls);
  await page.route(calls, async (route) => {
    called.push(route.request().url());
    if (end === "drop") await route.abort("connectionreset");
    if (typeof end === "string") return;
    const { headers = {}, contentType = "application/json", ...rest } = end;
    const cors = { "access-control-allow-origin": "*", ...headers };
    await route.fulfill({ status: 200, contentType, ...rest, headers: cors });
  });
  return called;
}
