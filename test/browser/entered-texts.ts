import type { Page } from "playwright-core";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { field } from "../../src/tools/browser/forms.ts";

/** The values of the application's fields, by their names. */
export async function enteredTexts(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name, label } of applicationFields)
    texts[name] = await field(page, label).inputValue();
  return texts;
}
