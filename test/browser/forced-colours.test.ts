import * as assert from "uvu/assert";
import { siteSuite } from "./site-suite.ts";
import { bring, states } from "./states.ts";
import { step } from "./visit.ts";

const { test, open } = siteSuite("forced colours");

const NAMES = [
  "contact us",
  "faq, an answer",
  "login, server error",
  "application, incomplete",
  "application, sent",
  "forgot password, sent",
];

/** The least contrast of an icon to what it is on, as of the text that it belongs to. */
const LEAST = 4.5;

test("in a visitor's own dark colours each icon can be seen", async () => {
  const page = await open({
    size: "phone",
    forcedColors: "active",
    colorScheme: "dark",
    errorsExpected: true,
  });
  for (const state of states.filter(({ name }) => NAMES.includes(name))) {
    await step(state.name, async () => {
      await bring(page, state);
      const contrasts = await page.getByRole("main").evaluate((main) => {
        const luminance = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const value = Number(part) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const ground = (element: Element | null): string => {
          if (element === null) return "rgb(0, 0, 0)";
          const { backgroundColor } = getComputedStyle(element);
          return /, 0\)$/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
        };
        const icons = Array.from(main.querySelectorAll("svg[stroke=currentColor]"));
        return icons
          .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
          .map((icon) => {
            const one = luminance(getComputedStyle(icon).color);
            const other = luminance(ground(icon));
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          });
      });
      assert.ok(contrasts.length > 0);
      assert.ok(Math.min(...contrasts) >= LEAST, `${contrasts}`);
    });
  }
});

test.run();
