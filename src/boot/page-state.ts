/**
 * The state of the page says which script controls it. It is the attribute `data-script` of the
 * root element, so that style sheets can read it, too: none for the prerendered page alone,
 * `coming` while the first script loads, `running` until it hydrates the page, then `ready`.
 */
const { dataset } = document.documentElement;

/** Whether the first script is loading, to hydrate the page. */
export const isScriptAwaited = () => dataset.script === "coming";

/** Whether the first script waits for the document or the lazy script. */
export const isScriptRunning = () => dataset.script === "running";

/** Whether React has hydrated the page, or is about to. */
export const isHydrated = () => dataset.script === "ready";

/** Sets the state of the page. */
export function setPageState(state: "none" | "coming" | "running" | "ready"): void {
  if (state === "none") delete dataset.script;
  else dataset.script = state;
}

/** The event by which `before-hydration.ts` makes `head.ts` request the first script. */
export const SCRIPT_NEEDED = "scriptneeded";

/** Appends the content of a template to the head. */
export function appendTemplate(template: "#script" | "#lazy-script"): void {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (content) document.head.append(content.cloneNode(true));
}

/** Deletes the rules that show sections without a script. The first rule, which hides all, stays. */
export function showNoSection(): CSSStyleSheet | null {
  const { sheet = null } = document.querySelector<HTMLStyleElement>("#sections") ?? {};
  while (sheet && sheet.cssRules.length > 1) sheet.deleteRule(1);
  return sheet;
}

/**
 * Shows the section of a screen, whose `id` is the pattern of the path. It inserts a rule: the
 * section hasn't arrived yet, and the rules with `:target` may match only after the first paint.
 */
export function showSection(pattern: string): void {
  showNoSection()?.insertRule(
    `main > section[id=${JSON.stringify(pattern)}] { display: block }`,
    1,
  );
}
