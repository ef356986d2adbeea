/** The second tap of a double tap would press what the first has put there. */
import * as assert from "uvu/assert";
import { application } from "../../src/content/portal.ts";
import { BACKEND } from "../../src/tools/browser/calls.ts";
import { button, fillApplication } from "../../src/tools/browser/forms.ts";
import { boxOf, holdRequests, waitForPaint, waitUntil } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("double tap");

for (const [what, size, viewport, y] of [
  ["tap on a phone", "phone", { width: 412, height: 800 }, 640],
  ["tap on a small phone", "phone", { width: 360, height: 640 }, 480],
  ["click on a computer", "desktop", { width: 1366, height: 650 }, 490],
] as const) {
  test(`a double ${what} on Submit doesn't cancel the application`, async () => {
    const page = await open({ route: "/accounts", size, viewport });
    await fillApplication(page);
    const { hold, release } = holdRequests(BACKEND);
    await hold(page.context());
    // All events have the same time: the two taps of a busy machine would be too slow.
    await page.evaluate(() => Object.defineProperty(Event.prototype, "timeStamp", { value: 0 }));
    const submit = button(page, application.submit);
    const before = await boxOf(submit);
    await page.evaluate((by) => window.scrollBy(0, by), before.y + before.height / 2 - y);
    const box = await boxOf(submit);
    const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2];
    const tap = () =>
      size === "phone" ? page.touchscreen.tap(x, middle) : page.mouse.click(x, middle);
    await tap();
    const isUnderFinger = async () => {
      const cancel = await boxOf(button(page, application.sending.cancel));
      return cancel.y < middle && middle < cancel.y + cancel.height;
    };
    await waitUntil(isUnderFinger, "Cancel in the place of Submit");
    await tap();
    await waitForPaint(page);
    assert.is(await page.getByRole("progressbar").count(), 1, "the upload was cancelled");
    release();
    await page.getByRole("heading", { name: application.done }).waitFor();
  });
}

test.run();
