/** How a page of the site is opened, and what every page of it has. */
import type { Locator, Page } from "playwright-core";

/** Loads an address of the page's site, as from a bookmark. */
export async function goTo(page: Page, route: string): Promise<void> {
  const { origin, pathname } = new URL(".", page.url());
  // Without this, a change of the hash alone would load nothing.
  await page.goto("about:blank");
  await page.goto(`${origin}${pathname}#${route}`);
}

/** Waits until the script has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-script=ready]").waitFor();
}

/** The button that opens the menu on a phone. */
export const menuButton = (page: Page): Locator =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: /^Menu$/ });

/** The button beside Account Types that opens the dropdown. */
export const dropdownToggle = (page: Page): Locator =>
  page.getByRole("banner").locator("summary").filter({ hasText: "Loans and more" });

/** A toast with this text; its button covers all of it. */
export function toast(page: Page, text: string): Locator {
  return page
    .locator("[role=alert], [role=status] > *")
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.getByRole("button", { name: "Close" }) });
}
