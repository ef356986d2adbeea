/**
 * The state of the page, by which the script in the head and React tell each other who controls it.
 * It is the attribute `data-script` of the root element, so that style sheets can read it, too:
 * none for the prerendered page alone, `coming` while the first script loads, and `ready` from
 * hydration on.
 */
const { dataset } = document.documentElement;

/** Whether the first script is loading, to hydrate the page. */
export const isScriptAwaited = () => dataset.script === "coming";

/** Whether React has hydrated the page, or is about to. */
export const isHydrated = () => dataset.script === "ready";

export function setPageState(state: "none" | "coming" | "ready"): void {
  if (state === "none") delete dataset.script;
  else dataset.script = state;
}
