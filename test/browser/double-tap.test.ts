/** The second tap of a double tap on Submit would cancel the application. */
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { BACKEND } from "../../src/tools/browser/calls.ts";
import { button, fillApplication } from "../../src/tools/browser/forms.ts";
import { holdRequests } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("double tap");

test("Cancel can't be pressed at once, since it appears under the finger that has pressed Submit", async () => {
  const page = await open({ route: "/accounts" });
  await fillApplication(page);
  const { hold, release } = holdRequests(BACKEND);
  await hold(page.context());
  // Animations stand still at their start, however busy the machine is.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await button(page, application.submit).click();
  await page.getByRole("progressbar").waitFor();
  assert.is(await button(page, application.sending.cancel).count(), 0, "Cancel is visible");

  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await button(page, application.sending.cancel).waitFor();
  release();
  await page.getByRole("heading", { name: application.done }).waitFor();
});

test.run();
