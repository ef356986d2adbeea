import type { Page } from "playwright-core";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { field } from "../../src/tools/browser/forms.ts";

/** What stands in the fields of the application, by their names. */
export async function enteredTexts(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name, label } of applicationFields)
    texts[name] = await field(page, label).inputValue();
  return texts;
}
