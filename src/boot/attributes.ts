/**
 * The attributes that tell each script and style sheet of a page's start what the others have done.
 * `attributes.css` reads them, too. Those that components set:
 * - `data-without-script`: the note of a lazy screen, which replaces it without a script.
 *   `main.tsx` removes it. Two of its texts have `data-note`: "failed" for a page
 *   without a script, and "late".
 * - `data-load-again`: a button that reloads the page, and a text that says whether it does.
 * - `data-for-logged-out`: not shown to a logged-in visitor.
 * - `data-needs-next-sibling`: not shown until the element after it has arrived.
 */
const root = document.documentElement;

/** Set by `request-script.ts`, `main.tsx` and `markFailed`, read by all. */
type ScriptState =
  /** No script was requested, or (with `data-offers-reload`) it has failed. There is no attribute. */
  | "none"
  /** The first script was requested, but doesn't run yet. */
  | "requested"
  /** It runs, and waits for the rest of the document, or for the lazy script. */
  | "waiting"
  /** React controls the page. Other programs, such as `npm run shots`, wait for this name. */
  | "ready";

export const isScript = (...states: readonly Exclude<ScriptState, "none">[]) =>
  states.some((state) => root.dataset.script === state);

export const isHydrated = () => isScript("ready");

export function setScriptState(state: ScriptState): void {
  if (state === "none") delete root.dataset.script;
  else root.dataset.script = state;
}

/** Set by `request-script.ts` and `markFailed` before hydration, for the style sheet and `hasFailed`. */
export function offerReload(): void {
  if (!isHydrated()) root.setAttribute("data-offers-reload", "");
}

/** Called by `recovery.ts` and `main.tsx`. It does nothing if React controls the page. */
export function markFailed(): void {
  if (isHydrated()) return;
  setScriptState("none");
  offerReload();
}

/** False for a script that is only late, since it is still requested. */
export const hasFailed = () => !root.dataset.script && "offersReload" in root.dataset;

/** Set by `before-hydration.ts` until the address changes, for the style sheet. */
export const setRestoresScroll = (restores: boolean) =>
  root.toggleAttribute("data-restores-scroll", restores);

/** Set by `head.ts`, for the style sheet. */
export const markLoggedIn = () => root.setAttribute("data-logged-in", "");

/** The last one pressed, set by `before-hydration.ts`. `main.tsx` clicks it. */
export const pressedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

export function setPressedButton(button: HTMLElement | null): void {
  pressedButton()?.removeAttribute("data-pressed");
  button?.setAttribute("data-pressed", "");
}
