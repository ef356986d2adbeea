/**
 * The attributes by which the scripts and style sheets of a page's start know what the others have
 * done. `attributes.css` reads all of them. The root element has:
 * - `data-script` (below): set by `request-script.ts`, `main.tsx` and `recovery.ts`, read by all.
 * - `data-offers-reload`: set by `request-script.ts` and `recovery.ts`.
 * - `data-logged-in`: set by `head.ts`, read by `before-hydration.ts`.
 * - `data-restores-scroll`: set by `before-hydration.ts`.
 *
 * Other elements have:
 * - `data-pressed`, the button that was pressed last: set by `before-hydration.ts`. `main.tsx`
 *   clicks it.
 * - `data-without-script`, the note of a lazy screen: set by its component, read by `main.tsx` and
 *   `recovery.ts`. It replaces the screen without a script.
 * - `data-load-again`, the button of that note: set by its component, read by `recovery.ts`.
 * - `data-logged-out`: set by a component that isn't shown to a logged-in visitor.
 * - `data-needs-next-sibling`: set by a component that isn't shown until the element after it has
 *   arrived.
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

export function markLoggedIn(): void {
  dataset.loggedIn = "";
}

export const isMarkedLoggedIn = () => "loggedIn" in dataset;

/** Until the address changes, since only the first screen is restored. */
export function setRestoresScroll(restores: boolean): void {
  if (restores) dataset.restoresScroll = "";
  else delete dataset.restoresScroll;
}

export const pressedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

export function setPressedButton(button: HTMLElement | null): void {
  delete pressedButton()?.dataset.pressed;
  if (button) button.dataset.pressed = "";
}
