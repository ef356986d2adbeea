/**
 * A visitor's press on a form's button reaches it, although the chat's strip comes back at that
 * place.
 */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { application, forgotPassword, login, resetPassword } from "../../src/content/portal.ts";
import { button, field } from "../../src/tools/browser/forms.ts";
import { boxOf, goTo, step, waitUntil } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { requestResetLink } from "./reset-link.ts";

const { test, open, printed } = siteSuite("press");

/** A phone of 360 × 640, less the bars of its browser. */
const WINDOW = { width: 360, height: 560 };
/** The distance from the window's foot of a point that the strip and the button to the top cover. */
const FOOT = 30;

/** The forms whose button reaches the right edge: route, a text field, button. */
const FORMS = [
  ["/login", "Password", login.submit.login],
  ["/login sign up", "Confirm password", login.submit.signUp],
  ["/forgot-password", "Email", forgotPassword.submit],
  ["/reset-password", resetPassword.confirmPassword, resetPassword.submit],
  ["/accounts", "ID Number", application.submit],
] as const;

async function openForm(page: Page, route: string, link: string): Promise<void> {
  await goTo(page, route === "/reset-password" ? link : route.replace(/ .*/, ""));
  if (route.endsWith("sign up")) await page.getByRole("tab", { name: "Sign Up" }).click();
}

/** The text of what lies at a point. */
const textAt = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(
    ([x, y]) => {
      const control = document.elementFromPoint(x, y)?.closest("a, button");
      return control?.getAttribute("aria-label") ?? control?.textContent ?? "";
    },
    [x, y] as const,
  );

// The strip and the button to the top wait for the end of a press by the same code on each form.
for (const [device, forms] of [
  ["finger", FORMS],
  ["mouse", FORMS.slice(0, 1)],
] as const) {
  test(`a ${device} presses ${forms.length > 1 ? "each form's" : "a form's"} button at the window's foot while a field has the focus`, async () => {
    const page = await open({ viewport: WINDOW });
    const link = await requestResetLink(page, printed);
    for (const [route, label, name] of forms)
      await step(route, async () => {
        await page.setViewportSize(WINDOW);
        await openForm(page, route, link);
        await field(page, label).fill("Musu");
        const submit = button(page, name);
        const footOf = async () => {
          const { y, height } = await boxOf(submit);
          return Math.round(y + height / 2) + FOOT;
        };
        await page.evaluate((by) => window.scrollBy(0, by), (await footOf()) - WINDOW.height);
        // A short page doesn't scroll.
        await page.setViewportSize({ ...WINDOW, height: await footOf() });
        const box = await boxOf(submit);
        const point = [box.x + box.width - FOOT, box.y + box.height / 2] as const;
        assert.is(await textAt(page, point), name);

        const pressed = page.evaluate(
          () =>
            new Promise((resolve) => {
              const onClick = (event: Event) => {
                event.preventDefault();
                event.stopPropagation();
                const { target } = event;
                resolve(target instanceof Element && target.closest("button")?.textContent);
              };
              window.addEventListener("click", onClick, { capture: true, once: true });
            }),
        );
        await (device === "finger"
          ? page.touchscreen.tap(...point)
          : page.mouse.click(...point, { delay: 50 }));
        assert.is(await pressed, name);
        // The strip or the button to the top comes back after the press.
        const isCovered = async () => (await textAt(page, point)) !== name;
        await waitUntil(isCovered, "the strip or the button to the top");
      });
  });
}

test("the chat comes back when a key, a press outside of a control or a drag takes the focus from a field", async () => {
  const page = await open({ route: "/login", viewport: WINDOW });
  const chat = page.getByRole("link", { name: "Chat with us" });
  const { mouse } = page;
  const heading = await boxOf(page.getByRole("heading", { level: 1 }));
  const link = await boxOf(page.getByRole("link", { name: login.forgotPassword.label }));
  const hold = async ({ x, y }: { readonly x: number; readonly y: number }) => {
    await mouse.move(x + 10, y + 10);
    await mouse.down();
  };
  for (const [name, leave] of [
    ["Tab", () => page.keyboard.press("Tab")],
    [
      "a press that ends outside of the window",
      async () => {
        await hold(heading);
        await mouse.move(-50, -50);
        await mouse.up();
      },
    ],
    [
      "a drag",
      async () => {
        await hold(link);
        await mouse.move(link.x + 60, link.y + 60, { steps: 5 });
        await mouse.up();
      },
    ],
  ] as const)
    await step(name, async () => {
      await field(page, "Password").focus();
      await chat.waitFor({ state: "hidden" });
      await leave();
      await chat.waitFor();
    });
});

test.run();
