import type { Page } from "playwright-core";
import { forgotPassword } from "../../src/content/portal.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { goTo } from "../helpers/page.ts";

/**
 * Requests a reset link for the sample user.
 *
 * @param printed returns the last text that the fake backend printed, which has the link.
 * @returns the route of the link.
 */
export async function requestResetLink(page: Page, printed: () => string): Promise<string> {
  await goTo(page, "/forgot-password");
  await field(page, forgotPassword.email).fill(sampleUser.email);
  await button(page, forgotPassword.submit).click();
  await page.getByText(forgotPassword.sent).waitFor();
  return /#(\S+)/.exec(printed())?.[1] ?? "";
}
