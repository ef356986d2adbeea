/**
 * The state of the page, by which the script in the head and React tell each other who controls it.
 * It is the attribute `data-script` of the root element, so that style sheets can read it, too:
 * none for the prerendered page alone, `coming` while the first script loads, `running` until it
 * hydrates the page, and `ready` from then on.
 */
const { dataset } = document.documentElement;

/** Whether the first script is loading, to hydrate the page. */
export const isScriptAwaited = () => dataset.script === "coming";

/** Whether the first script waits for the document or the lazy script. */
export const isScriptRunning = () => dataset.script === "running";

/** Whether React has hydrated the page, or is about to. */
export const isHydrated = () => dataset.script === "ready";

export function setPageState(state: "none" | "coming" | "running" | "ready"): void {
  if (state === "none") delete dataset.script;
  else dataset.script = state;
}
