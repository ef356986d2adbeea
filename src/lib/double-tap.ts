/** The longest time between the two taps of a double tap, in milliseconds. */
const LONGEST = 500;

/** The largest distance between them, in pixels. */
const LARGEST_DISTANCE = 20;

/** The last click of a finger or mouse, and its control: in a double tap, that of the first tap. */
let last: { readonly click: MouseEvent; readonly control: Element | null } | null = null;

/** The control of a click. A label's is its field: the browser clicks that too. */
function controlOf({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest("a, button, summary, label, input, select, textarea");
  return control instanceof HTMLLabelElement ? control.control : control;
}

function isSecondTap(click: MouseEvent, first: MouseEvent): boolean {
  const distance = Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY);
  return distance <= LARGEST_DISTANCE && click.timeStamp - first.timeStamp <= LONGEST;
}

function onClick(click: MouseEvent): void {
  // A key, a script or a screen reader has clicked.
  if (click.detail === 0) return;
  let control = controlOf(click);
  if (last?.control && last.control !== control && isSecondTap(click, last.click)) {
    click.preventDefault();
    click.stopImmediatePropagation();
    // A third tap isn't meant for the new control either.
    control = last.control;
  }
  last = { click, control };
}

/** A visitor who types between two taps has read what is there. */
function onInput(): void {
  last = null;
}

/**
 * The second tap of a double tap does nothing on another control than the first: the first tap may
 * have put that control there. Call it before anything else listens to clicks.
 */
export function ignoreSecondTaps(): void {
  window.addEventListener("click", onClick, true);
  window.addEventListener("input", onInput, true);
}
