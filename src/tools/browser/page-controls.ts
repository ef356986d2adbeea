/** Waits for the hydration of a page, and finds the controls that every page has. */
import type { Locator, Page } from "playwright-core";
import { barWords } from "../../content/navigation.ts";

/** Waits until the script has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-script=ready]").waitFor();
}

/** The button that opens the menu on a phone. */
export const menuButton = (page: Page): Locator =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ has: page.getByText(barWords.menu, { exact: true }) });

/** The button beside Account Types that opens the dropdown. */
export const dropdownToggle = (page: Page): Locator =>
  page.getByRole("banner").locator("summary").filter({ hasText: barWords.dropdown });
