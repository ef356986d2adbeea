import fc from "fast-check";
import type { Page } from "playwright-core";
import { choosePhoto, MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import { INFORMATION_ROUTES } from "../../src/tools/browser/information-screens.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";
import { NARROW } from "../helpers/page.ts";
import type { Network } from "./checks.ts";

/** Acts on a page. Returns what it did, or null if the page lacks the control. */
type Action = (page: Page, network: Network) => Promise<string | null>;

/** Actions of one kind, each with one of these choices. */
const oneOf = <Choice>(choices: readonly Choice[], act: (choice: Choice) => Action) =>
  fc.constantFrom(...choices).map(act);

/** The index of one of a page's controls or forms, modulo their count. */
const index = fc.nat(1000);

/** Disables the links that leave the site. Runs in the page, before its own scripts. */
export function stayHere(): void {
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a:not([href^='#'])"))
      event.preventDefault();
  });
}

/** The position and name of a visible control, and whether the device has a touch screen. */
const findOne = (page: Page, selector: string, index: number) =>
  page.evaluate(
    ([selector, index]) => {
      const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const one = found[index % found.length];
      if (one === undefined) return null;
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.getAttribute("name") ?? one.textContent;
      const taps = navigator.maxTouchPoints > 0;
      return { x: x + width / 2, y: y + height / 2, name: name?.trim().slice(0, 40), taps };
    },
    [selector, index] as const,
  );

const press = (selector: string) =>
  fc.tuple(index, fc.constantFrom(1, 1, 1, 2)).map(
    ([index, times]): Action =>
      async (page) => {
        const control = await findOne(page, selector, index);
        if (control === null) return null;
        const { x, y, name, taps } = control;
        if (!taps) await page.mouse.click(x, y, { clickCount: times });
        else for (let tap = 0; tap < times; tap += 1) await page.touchscreen.tap(x, y);
        return `presses ${name} ${times} times`;
      },
  );

/** The screens with the most controls and calls. */
const BUSY = [
  "/news",
  "/news/keep-a-savings-habit",
  "/news/stay-safe-online",
  "/login",
  "/accounts",
  "/forgot-password",
  "/reset-password/a-token?email=musu%40example.com",
];
const ODD = ["", "!/news", "//news//", "/news/%", "/__proto__", "/reset-password/%E0%A4%A?email=%"];

const address = fc.oneof(
  fc.constantFrom(...INFORMATION_ROUTES),
  { weight: 3, arbitrary: fc.constantFrom(...BUSY) },
  fc.constantFrom(...ODD),
);

/** One address, or several at once. */
const addresses = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(address) },
  fc.array(address, { minLength: 4, maxLength: 4 }),
);
const changeAddress = addresses.map(
  (routes): Action =>
    async (page) => {
      await page.evaluate((routes) => {
        for (const route of routes) window.location.hash = route;
      }, routes);
      return `goes to ${routes.join(" ")}`;
    },
);

/** Texts for any field. */
const TEXTS = ["musu@example.com", " ", "<script>", "\u202Eافتح حساب\u0000", "W".repeat(500)];
const FIELDS = "main input:not([type=checkbox], [type=file], [hidden]), main textarea";

const enter = fc.tuple(index, fc.constantFrom(...TEXTS)).map(
  ([index, text]): Action =>
    async (page) => {
      const field = await findOne(page, FIELDS, index);
      if (field === null) return null;
      await page.mouse.click(field.x, field.y);
      await page.keyboard.insertText(text);
      return `enters "${text.slice(0, 20)}" into ${field.name}`;
    },
);

/** Valid values of the fields, by their names; the password is the sample user's. */
const VALID_VALUES: Readonly<Record<string, string>> = {
  ...sampleApplication,
  ...MUSU,
  ...sampleUser,
  firstName: "Musu",
  lastName: "Kollie",
  confirmPassword: sampleUser.password,
  message: "Good morning",
};

/** How a form is used. It is filled in as by a browser's autofill. */
const WAYS = ["fills in", "sends", "fills in and sends", "fills in and sends"] as const;
const fillAndSend = fc.tuple(index, fc.constantFrom(...WAYS), fc.boolean()).map(
  ([index, way, hasPhoto]): Action =>
    async (page) => {
      const [fills, sends] = [way.includes("fills"), way.includes("sends")];
      const takesPhoto = await page.locator("input[type=file]:enabled").isVisible();
      if (fills && hasPhoto && takesPhoto) await choosePhoto(page, PHOTO).catch(() => {});
      const isThere = await page.evaluate(
        ([values, fills, sends, index]) => {
          const forms = Array.from(document.querySelectorAll<HTMLFormElement>("main form")).filter(
            (form) => form.checkVisibility(),
          );
          const form = forms[index % forms.length];
          if (form === undefined) return false;
          for (const field of form.querySelectorAll<HTMLInputElement>("[name]:not([type=file])")) {
            if (!fills) break;
            const { set } =
              Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
            set?.call(field, values[field.name] ?? "");
            for (const type of ["input", "change"])
              field.dispatchEvent(new Event(type, { bubbles: true }));
          }
          if (sends) form.requestSubmit();
          return true;
        },
        [VALID_VALUES, fills, sends, index] as const,
      );
      return isThere ? `${way} a form` : null;
    },
);

const KEYS = ["Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Space", "ArrowRight"];
const pressKey = oneOf(KEYS, (key) => async (page) => {
  await page.keyboard.press(key);
  return `presses the key ${key}`;
});

/** Goes back or forward within the site's entries of the history. */
const traverseHistory = oneOf([-2, -1, -1, 1, 1, 2], (by) => async (page) => {
  const went = await page.evaluate((by) => {
    const { navigation, history } = window;
    const there = (navigation.currentEntry?.index ?? 0) + by;
    if (navigation.entries()[there] === undefined) return false;
    history.go(by);
    return true;
  }, by);
  return went ? `goes ${by} in the history` : null;
});

const reload = oneOf(["commit", "load"] as const, (waitUntil) => async (page) => {
  await page.reload({ waitUntil });
  return `reloads the page, and waits for ${waitUntil}`;
});

const USERS = ['{"name":"Ama"}', "null", `{"name":"${"W".repeat(300)}"}`, ""];
const signInOrOut = oneOf(USERS, (user) => async (page) => {
  await page.evaluate((user) => {
    localStorage.clear();
    if (user !== "") Object.assign(localStorage, { token: "a-token", user });
    window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
  }, user);
  return `signs in in another tab as ${user.slice(0, 20) || "nobody"}`;
});

const WINDOWS = [SIZES.phone, SIZES.desktop, NARROW, { width: 700, height: 360 }];
const resize = oneOf(WINDOWS, (size) => async (page) => {
  await page.setViewportSize(size);
  return `has a window of ${size.width}×${size.height}`;
});

const switchNetwork = oneOf([true, true, false], (isOnline) => async (_, network) => {
  network.isOnline = isOnline;
  return isOnline ? "goes online" : "goes offline";
});

const scroll = oneOf([0, 300, 301, 2000, 100_000], (top) => async (page) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  return `scrolls to ${top}`;
});

const wait = oneOf([100, 3000, 5000, 10_000, 60_000], (ms) => async (page) => {
  await page.clock.fastForward(ms);
  return `waits for ${ms} ms`;
});

/** All actions of a visitor, by their frequency. */
const WEIGHTS: readonly (readonly [weight: number, actions: fc.Arbitrary<Action>])[] = [
  [7, changeAddress],
  [6, press("a[href], button, summary, label")],
  [4, press("main a[href], main button, main summary, main label, [role=alert] button")],
  [2, press("header summary")],
  [5, enter],
  [15, fillAndSend],
  [3, pressKey],
  [3, traverseHistory],
  [1, reload],
  [1, signInOrOut],
  [2, resize],
  [1, switchNetwork],
  [2, scroll],
  [2, wait],
];
export const action = fc.oneof(...WEIGHTS.map(([weight, arbitrary]) => ({ weight, arbitrary })));
