import { dataset, isReady } from "./root-dataset.ts";

/**
 * Shows one section, whose `id` is a path of the routes, by a rule at the end of `sections.css`. The
 * rules with `:target` may match only after the first paint, and show a screen where this script fails.
 */
export function showSection(id: string): void {
  const sheet = document.querySelector<HTMLStyleElement>("#sections")?.sheet;
  if (!sheet || isReady()) return;
  if ("section" in dataset) sheet.deleteRule(sheet.cssRules.length - 1);
  const rule = `html:not([data-ready]) main > section[id=${JSON.stringify(id)}] { display: block }`;
  sheet.insertRule(rule, sheet.cssRules.length);
  dataset.section = "";
}

const show = () => showSection(location.hash.slice(1) || "/");

/** Shows the section of the page's address, where that is a path to the letter. */
export function showSections(): void {
  show();
  addEventListener("hashchange", show);
}
