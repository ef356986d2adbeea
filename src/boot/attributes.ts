/**
 * The attributes by which the scripts and style sheets of a page's start know what the others have
 * done. The root element has `data-script` (below), `data-logged-in`, `data-offers-reload` and,
 * until the address changes, `data-restores-scroll`. Other elements have:
 * - `data-logged-out`: not shown to a logged-in visitor, also before hydration.
 * - `data-without-script`: the note of a lazy screen, which replaces it without a script.
 * - `data-load-again`: the button of that note.
 * - `data-needs-next-sibling`: not shown until the element after it has arrived.
 * - `data-pressed`: the button that was pressed last. `main.tsx` clicks it.
 */
type ScriptState =
  /** No script, so there is no attribute. After a failure, `recovery.ts` returns to this state. */
  | "none"
  /** The first script was requested, but doesn't run yet. */
  | "requested"
  /** It runs, and waits for the rest of the document, or for the lazy script. */
  | "loaded"
  /** React controls the page. */
  | "hydrated";

const { dataset } = document.documentElement;

export const isScriptRequested = () => dataset.script === "requested";
export const isScriptLoaded = () => dataset.script === "loaded";
export const isHydrated = () => dataset.script === "hydrated";

export function setScriptState(state: ScriptState): void {
  if (state === "none") delete dataset.script;
  else dataset.script = state;
}

export function offerReload(): void {
  dataset.offersReload = "";
}

export const pressedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

export function setPressedButton(button: HTMLElement | null): void {
  delete pressedButton()?.dataset.pressed;
  if (button) button.dataset.pressed = "";
}
