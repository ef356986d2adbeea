import type { Page } from "playwright-core";
import { PHOTO } from "../../src/tools/browser/forms.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import type { Random } from "./random.ts";
import { NARROW } from "./visit.ts";
import type { Faults } from "./walk-faults.ts";
import { address, FILES, FITTING, TEXTS } from "./walk-inputs.ts";

/** Does something to a page and says what, or null where there is nothing to do it to. */
type Action = (page: Page, random: Random, faults: Faults) => Promise<string | null>;

/** Disables the links that leave the site, before anything else runs in the page. */
export function stayHere(): void {
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a:not([href^='#'])"))
      event.preventDefault();
  });
}

/** The position in the window and the name of one of the visible controls, and whether a finger taps it. */
const findOne = (page: Page, selector: string, random: Random) =>
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
    [selector, random.below(1000)] as const,
  );

const pressing =
  (selector: string): Action =>
  async (page, random) => {
    const control = await findOne(page, selector, random);
    if (control === null) return null;
    const { x, y, name, taps } = control;
    const times = random.pick([1, 1, 1, 2]);
    if (!taps) await page.mouse.click(x, y, { clickCount: times });
    else for (let tap = 0; tap < times; tap += 1) await page.touchscreen.tap(x, y);
    return `presses ${name}${times > 1 ? " twice" : ""}`;
  };

/** Goes to one address, or in a hurry through several. */
const goTo: Action = async (page, random) => {
  const routes = Array.from({ length: random.pick([1, 1, 1, 4]) }, () => address(random));
  await page.evaluate((routes) => {
    for (const route of routes) window.location.hash = route;
  }, routes);
  return `goes to ${routes.map((route) => `#${route.slice(0, 40)}`).join(" ")}`;
};

const enter: Action = async (page, random) => {
  const text = random.pick(TEXTS);
  const fields = "main input:not([type=checkbox], [type=file], [hidden]), main textarea";
  const field = await findOne(page, fields, random);
  if (field === null) return null;
  await page.mouse.click(field.x, field.y);
  await page.keyboard.insertText(text);
  return `enters "${text.slice(0, 20)}" into ${field.name}`;
};

/** Chooses a file where the form takes one now. @returns whether it does. */
async function choose(page: Page, file: (typeof FILES)[number]): Promise<boolean> {
  const field = page.locator("input[type=file]:enabled");
  if ((await field.count()) === 0) return false;
  await field.setInputFiles(file, { timeout: 1000 }).catch(() => {});
  return true;
}

const choosePhoto: Action = async (page, random) => {
  const file = random.pick(FILES);
  return (await choose(page, file)) ? `chooses ${file.name.slice(0, 20)}` : null;
};

/** Fills in a form as a browser's autofill does and mostly sends it, or sends it as it is. */
const fillAndSend: Action = async (page, random) => {
  const fills = random.chance(0.8);
  const sends = !fills || random.chance(0.8);
  if (fills && random.chance(0.7)) await choose(page, PHOTO);
  const isThere = await page.evaluate(
    ([fitting, fills, sends, number]) => {
      const forms = Array.from(document.querySelectorAll<HTMLFormElement>("main form")).filter(
        (form) => form.checkVisibility(),
      );
      const form = forms[number % forms.length];
      if (form === undefined) return false;
      for (const field of form.querySelectorAll<HTMLInputElement>("[name]:not([type=file])")) {
        if (!fills) break;
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
        setter?.call(field, fitting[field.name] ?? "");
        for (const type of ["input", "change"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (sends) form.requestSubmit();
      return true;
    },
    [FITTING, fills, sends, random.below(10)] as const,
  );
  const did = [fills && "fills in", sends && "sends"].filter(Boolean).join(" and ");
  return isThere ? `${did} a form` : null;
};

const press: Action = async (page, random) => {
  const key = random.pick(["Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Space", "ArrowRight"]);
  await page.keyboard.press(key);
  return `presses the key ${key}`;
};

/** Within the site: the entries before it aren't ours. */
const goBack: Action = async (page, random) => {
  const by = random.pick([-2, -1, -1, 1, 1, 2]);
  const went = await page.evaluate((by) => {
    const { navigation, history } = window;
    const there = (navigation.currentEntry?.index ?? 0) + by;
    if (navigation.entries()[there] === undefined) return false;
    history.go(by);
    return true;
  }, by);
  return went ? `goes ${by} in the history` : null;
};

const loadAgain: Action = async (page, random) => {
  const waitUntil = random.pick(["commit", "load"] as const);
  await page.reload({ waitUntil });
  return `loads the page again, up to ${waitUntil}`;
};

/** As the other tab does. */
const signInOrOut: Action = async (page, random) => {
  const user = random.pick(['{"name":"Ama"}', "null", `{"name":"${"W".repeat(300)}"}`, null]);
  await page.evaluate((user) => {
    for (const key of ["token", "authToken", "user"]) window.localStorage.removeItem(key);
    if (user !== null) window.localStorage.setItem("token", "a-token");
    if (user !== null) window.localStorage.setItem("user", user);
    window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
  }, user);
  return user === null ? "signs out elsewhere" : `signs in elsewhere as ${user.slice(0, 20)}`;
};

const resize: Action = async (page, random) => {
  const size = random.pick([SIZES.phone, SIZES.desktop, NARROW, { width: 700, height: 360 }]);
  await page.setViewportSize(size);
  return `has a window of ${size.width}×${size.height}`;
};

const loseOrFindTheLine: Action = async (_page, random, faults) => {
  const there = random.chance(0.7);
  faults.setLine(there);
  return there ? "has a line" : "loses the line";
};

const scroll: Action = async (page, random) => {
  const top = random.pick([0, 300, 301, 2000, 100_000]);
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  return `scrolls to ${top}`;
};

const wait: Action = async (page, random) => {
  const ms = random.pick([100, 3000, 5000, 10_000, 60_000]);
  await page.clock.fastForward(ms);
  return `waits for ${ms} ms`;
};

const lookAway: Action = async (page, random) => {
  const hidden = random.chance(0.3);
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  return hidden ? "looks away" : "looks";
};

/** Everything that a visitor may do, and how often. */
const ACTIONS: readonly (readonly [times: number, action: Action])[] = [
  [7, goTo],
  [6, pressing("a[href], button, summary, label")],
  [4, pressing("main a[href], main button, main summary, main label, [role=alert] button")],
  [2, pressing("header summary")],
  [5, enter],
  [15, fillAndSend],
  [3, choosePhoto],
  [3, press],
  [3, goBack],
  [1, loadAgain],
  [1, signInOrOut],
  [2, resize],
  [1, loseOrFindTheLine],
  [2, scroll],
  [2, wait],
  [1, lookAway],
];

const hat = ACTIONS.flatMap(([times, action]) => Array.from({ length: times }, () => action));

/** Does a random action. @returns what it was. */
export async function doSomething(page: Page, random: Random, faults: Faults): Promise<string> {
  for (;;) {
    const did = await random.pick(hat)(page, random, faults);
    if (did !== null) return did;
  }
}
