import type { Locator, Page } from "playwright-core";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { field } from "../../src/tools/browser/forms.ts";

/** What stands in the fields of the application, by their names. */
export async function enteredTexts(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name, label } of applicationFields)
    texts[name] = await field(page, label).inputValue();
  return texts;
}

/** What localStorage holds, by its key. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)));
}

/** Presses Tab until a control has the focus, and shows it. */
async function tabTo(control: Locator): Promise<Page["keyboard"]> {
  await control.waitFor();
  const { keyboard } = control.page();
  const isThere = () => control.evaluate((element) => element.matches(":focus-visible"));
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses > 200) throw new Error(`Tab doesn't come to ${control}`);
    await keyboard.press("Tab");
  }
  return keyboard;
}

const pressingKey = (key: string) => async (control: Locator) => {
  const keyboard = await tabTo(control);
  await keyboard.press(key);
};
const typing = async (field: Locator, text: string) => {
  const keyboard = await tabTo(field);
  await keyboard.type(text);
};

/** What a visitor does with the keyboard alone. */
export const keys = {
  press: pressingKey("Enter"),
  tick: pressingKey("Space"),
  /** Enters a text, or chooses an option. */
  enter: typing,
  enterDate: (field: Locator, date: string) => {
    const [year, month, day] = date.split("-");
    return typing(field, `${month}${day}${year}`);
  },
  // Tab stops at the selected tab only; the arrow keys go from one tab to the next.
  turnTo: (tab: Locator) =>
    pressingKey("ArrowRight")(tab.page().getByRole("tab", { selected: true })),
};
