import * as assert from "uvu/assert";
import { coveredControls } from "./inspect.ts";
import { siteSuite } from "./site-suite.ts";
import { bring, states } from "./states.ts";
import { step } from "./visit.ts";

const { test, open } = siteSuite("covered controls");

/** The heights of a short phone's window and of a longer one's, in pixels. */
const HEIGHTS = [640, 780];

const CONTROLS = ["a[href]", "button", "summary", "select", "textarea", "input", "label"];

/** What of the page's controls may be hidden from a finger, and by what. */
const covers = [
  ["the chat button", "[aria-label='Chat with us']", CONTROLS.join()],
  ["a toast", "[role=alert] > *", CONTROLS.map((control) => `header ${control}`).join()],
] as const;

test("no control on a phone is under the chat button, and none of the menu under a toast", async () => {
  const found: string[] = [];
  const page = await open({ size: "phone", errorsExpected: true });
  for (const state of states) {
    if (state.size === "desktop") continue;
    await step(state.name, async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await bring(page, state);
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width: 360, height });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await page.getByRole("link", { name: "Chat with us" }).waitFor();
        for (const [what, over, controls] of covers) {
          const covered = await coveredControls(page, over, controls);
          found.push(...covered.map((html) => `${state.name}, ${height}, under ${what}: ${html}`));
        }
      }
    });
  }
  assert.is(found.join("\n"), "");
});

test.run();
