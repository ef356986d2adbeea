import fc from "fast-check";
import type { Page } from "playwright-core";
import { PHOTO } from "../../src/tools/browser/forms.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { NARROW } from "./visit.ts";
import type { Faults } from "./walk-faults.ts";
import { address, FILES, FITTING, TEXTS } from "./walk-inputs.ts";

/** Does something to a page and says what, or null where there is nothing to do it to. */
type Action = (page: Page, faults: Faults) => Promise<string | null>;

/** Actions of one kind, by what is chosen for each. */
const actions = <Choice>(choices: fc.Arbitrary<Choice>, act: (choice: Choice) => Action) =>
  choices.map(act);

/** The number of one of the controls or forms of a page, which may have fewer. */
const number = fc.nat(1000);

/** Disables the links that leave the site, before anything else runs in the page. */
export function stayHere(): void {
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a:not([href^='#'])"))
      event.preventDefault();
  });
}

/** The position in the window and the name of one of the visible controls, and whether a finger taps it. */
const findOne = (page: Page, selector: string, number: number) =>
  page.evaluate(
    ([selector, number]) => {
      const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const one = found[number % found.length];
      if (one === undefined) return null;
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.getAttribute("name") ?? one.textContent;
      return {
        x: x + width / 2,
        y: y + height / 2,
        name: `"${name?.trim().slice(0, 40)}"`,
        taps: navigator.maxTouchPoints > 0,
      };
    },
    [selector, number] as const,
  );

const press = (selector: string) =>
  actions(fc.tuple(number, fc.constantFrom(1, 1, 1, 2)), ([number, times]) => async (page) => {
    const control = await findOne(page, selector, number);
    if (control === null) return null;
    const { x, y, name, taps } = control;
    if (!taps) await page.mouse.click(x, y, { clickCount: times });
    else for (let tap = 0; tap < times; tap += 1) await page.touchscreen.tap(x, y);
    return `presses ${name}${times > 1 ? " twice" : ""}`;
  });

/** The addresses of somebody who is in a hurry. */
const hurry = fc.array(address, { minLength: 4, maxLength: 4 });
const goTo = actions(
  fc.oneof({ weight: 3, arbitrary: fc.tuple(address) }, hurry),
  (routes) => async (page) => {
    await page.evaluate((routes) => {
      for (const route of routes) window.location.hash = route;
    }, routes);
    return `goes to ${routes.map((route) => `#${route.slice(0, 40)}`).join(" ")}`;
  },
);

const enter = actions(
  fc.tuple(number, fc.constantFrom(...TEXTS)),
  ([number, text]) =>
    async (page) => {
      const fields = "main input:not([type=checkbox], [type=file], [hidden]), main textarea";
      const field = await findOne(page, fields, number);
      if (field === null) return null;
      await page.mouse.click(field.x, field.y);
      await page.keyboard.insertText(text);
      return `enters "${text.slice(0, 20)}" into ${field.name}`;
    },
);

/** Chooses a file where the form takes one now. @returns whether it does. */
async function choose(page: Page, file: (typeof FILES)[number]): Promise<boolean> {
  const field = page.locator("input[type=file]:enabled");
  if ((await field.count()) === 0) return false;
  await field.setInputFiles(file, { timeout: 1000 }).catch(() => {});
  return true;
}

const choosePhoto = actions(
  fc.constantFrom(...FILES),
  (file) => async (page) =>
    (await choose(page, file)) ? `chooses ${file.name.slice(0, 20)}` : null,
);

/** What is done to a form, which is filled in as a browser's autofill does it. */
const WAYS = ["fills in", "sends", "fills in and sends", "fills in and sends"] as const;
const fillAndSend = actions(
  fc.tuple(number, fc.constantFrom(...WAYS), fc.constantFrom(true, true, false)),
  ([number, way, hasPhoto]) =>
    async (page) => {
      const [fills, sends] = [way.includes("fills"), way.includes("sends")];
      if (fills && hasPhoto) await choose(page, PHOTO);
      const isThere = await page.evaluate(
        ([fitting, fills, sends, number]) => {
          const forms = Array.from(document.querySelectorAll<HTMLFormElement>("main form")).filter(
            (form) => form.checkVisibility(),
          );
          const form = forms[number % forms.length];
          if (form === undefined) return false;
          for (const field of form.querySelectorAll<HTMLInputElement>("[name]:not([type=file])")) {
            if (!fills) break;
            const setter = Object.getOwnPropertyDescriptor(
              Object.getPrototypeOf(field),
              "value",
            )?.set;
            setter?.call(field, fitting[field.name] ?? "");
            for (const type of ["input", "change"])
              field.dispatchEvent(new Event(type, { bubbles: true }));
          }
          if (sends) form.requestSubmit();
          return true;
        },
        [FITTING, fills, sends, number] as const,
      );
      return isThere ? `${way} a form` : null;
    },
);

const KEYS = ["Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Space", "ArrowRight"] as const;
const pressKey = actions(fc.constantFrom(...KEYS), (key) => async (page) => {
  await page.keyboard.press(key);
  return `presses the key ${key}`;
});

/** Within the site: the entries before it aren't ours. */
const goBack = actions(fc.constantFrom(-2, -1, -1, 1, 1, 2), (by) => async (page) => {
  const went = await page.evaluate((by) => {
    const { navigation, history } = window;
    const there = (navigation.currentEntry?.index ?? 0) + by;
    if (navigation.entries()[there] === undefined) return false;
    history.go(by);
    return true;
  }, by);
  return went ? `goes ${by} in the history` : null;
});

const loadAgain = actions(fc.constantFrom("commit", "load"), (waitUntil) => async (page) => {
  await page.reload({ waitUntil });
  return `loads the page again, up to ${waitUntil}`;
});

/** As the other tab does. */
const USERS = ['{"name":"Ama"}', "null", `{"name":"${"W".repeat(300)}"}`, null] as const;
const signInOrOut = actions(fc.constantFrom(...USERS), (user) => async (page) => {
  await page.evaluate((user) => {
    for (const key of ["token", "authToken", "user"]) window.localStorage.removeItem(key);
    if (user !== null) window.localStorage.setItem("token", "a-token");
    if (user !== null) window.localStorage.setItem("user", user);
    window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
  }, user);
  return user === null ? "signs out elsewhere" : `signs in elsewhere as ${user.slice(0, 20)}`;
});

const WINDOWS = [SIZES.phone, SIZES.desktop, NARROW, { width: 700, height: 360 }] as const;
const resize = actions(fc.constantFrom(...WINDOWS), (size) => async (page) => {
  await page.setViewportSize(size);
  return `has a window of ${size.width}×${size.height}`;
});

const loseOrFindTheLine = actions(
  fc.constantFrom(true, true, false),
  (there) => async (_, faults) => {
    faults.setLine(there);
    return there ? "has a line" : "loses the line";
  },
);

const scroll = actions(fc.constantFrom(0, 300, 301, 2000, 100_000), (top) => async (page) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  return `scrolls to ${top}`;
});

const wait = actions(fc.constantFrom(100, 3000, 5000, 10_000, 60_000), (ms) => async (page) => {
  await page.clock.fastForward(ms);
  return `waits for ${ms} ms`;
});

/** Hides or shows the page, as another tab or app in front of it does. Runs in it. */
export function setHidden(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

const lookAway = actions(fc.constantFrom(true, false, false), (hidden) => async (page) => {
  await page.evaluate(setHidden, hidden);
  return hidden ? "looks away" : "looks";
});

/** Anything that a visitor may do, as often as they do it. */
export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 7, arbitrary: goTo },
  { weight: 6, arbitrary: press("a[href], button, summary, label") },
  {
    weight: 4,
    arbitrary: press("main a[href], main button, main summary, main label, [role=alert] button"),
  },
  { weight: 2, arbitrary: press("header summary") },
  { weight: 5, arbitrary: enter },
  { weight: 15, arbitrary: fillAndSend },
  { weight: 3, arbitrary: choosePhoto },
  { weight: 3, arbitrary: pressKey },
  { weight: 3, arbitrary: goBack },
  { weight: 1, arbitrary: loadAgain },
  { weight: 1, arbitrary: signInOrOut },
  { weight: 2, arbitrary: resize },
  { weight: 1, arbitrary: loseOrFindTheLine },
  { weight: 2, arbitrary: scroll },
  { weight: 2, arbitrary: wait },
  { weight: 1, arbitrary: lookAway },
);
