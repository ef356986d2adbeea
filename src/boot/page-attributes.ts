/**
 * The attributes that the document, the scripts in it and React set and read. Style sheets read
 * them, too.
 *
 * Of the root element:
 * - `data-script`: the state of the first script, below.
 * - `data-logged-in`, set by `head.ts`: the visitor was logged in when the page was opened.
 * - `data-late`, set by `offerReload`: the first script has failed, or hasn't arrived after 20 s.
 *   `states.css` shows the note of a lazy screen, with its button Load again.
 * - `data-reloaded`, set by `before-hydration.ts` until the address changes: the browser may restore
 *   the scroll position.
 *
 * Of other elements:
 * - `data-prerendered`: what the page shows before hydration only to a logged-out visitor.
 * - `data-needs-script`: the note that a lazy screen shows in the state `none`. `main.tsx` removes it.
 * - `data-load-again`: the button of that note. `recovery.ts` handles it.
 * - `data-pressed`, set by `before-hydration.ts`: the button that was pressed last. `main.tsx` clicks
 *   it.
 */

import { LATE_AFTER } from "../lib/reload.ts";

/** The state of the first script, and so what controls the page. */
type ScriptState =
  /**
   * The prerendered page, without a script. The document has no attribute `data-script`. After a
   * failure, `recovery.ts` returns to this state.
   */
  | "none"
  /** `head.ts` has requested the first script. */
  | "coming"
  /** The first script (`main.tsx`) runs, and waits for the rest of the document or the lazy script. */
  | "running"
  /** React controls the page. */
  | "ready";

const { dataset } = document.documentElement;

export const isScriptAwaited = () => dataset.script === "coming";
export const isScriptRunning = () => dataset.script === "running";

/** Whether React has hydrated the page, or is about to. */
export const isScriptReady = () => dataset.script === "ready";

export function setScriptState(state: ScriptState): void {
  if (state === "none") delete dataset.script;
  else dataset.script = state;
}

/** Shows the button Load again in the note of a lazy screen, and that note above the screen. */
export function offerReload(): void {
  dataset.late = "";
}

/** Appends the content of a template to the head. @returns whether it had any: it does so once. */
function appendTemplate(template: string): boolean {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (!content?.hasChildNodes()) return false;
  document.head.append(content);
  return true;
}

/** Requests the first script and its chunks, unless they were requested. */
export function requestScript(): void {
  if (!appendTemplate("#script")) return;
  setScriptState("coming");
  setTimeout(offerReload, LATE_AFTER);
}

/** Requests the lazy script, unless it was requested. */
export const preloadLazyScript = () => appendTemplate("#lazy-script");

/** Deletes the rules that show sections without a script. The first rule, which hides all, stays. */
export function clearSections(): CSSStyleSheet | null {
  const { sheet = null } = document.querySelector<HTMLStyleElement>("#sections") ?? {};
  while (sheet && sheet.cssRules.length > 1) sheet.deleteRule(1);
  return sheet;
}

/**
 * Shows the section of a screen, whose `id` is the pattern of the path. It inserts a rule: the
 * section hasn't arrived yet, and the rules with `:target` may match only after the first paint.
 */
export function showSection(pattern: string): void {
  clearSections()?.insertRule(
    `main > section[id=${JSON.stringify(pattern)}] { display: block }`,
    1,
  );
}
