import { dataset, isReady } from "./root-dataset.ts";

/**
 * Shows one section, whose `id` is a path of the routes, by a rule in `sections.css`. The rules with
 * `:target` may match only after the first paint, and show a screen where this script fails.
 */
export function showSection(id: string): void {
  const sheet = document.querySelector<HTMLStyleElement>("#sections")?.sheet;
  if (!sheet || isReady()) return;
  if ("section" in dataset) sheet.deleteRule(0);
  // More specific than the rule that hides them all (`sections.css`).
  sheet.insertRule(`html main > section[id=${JSON.stringify(id)}] { display: block }`, 0);
  dataset.section = "";
}

/** Shows the section of the page's address, where that is a path to the letter. */
export const showAddress = (): void => showSection(location.hash.slice(1) || "/");
