/** The longest time between the two taps of a double tap, in milliseconds. */
const LONGEST = 500;

/** The largest distance between them, in pixels: a finger is wide, and a browser moves its taps. */
const LARGEST_DISTANCE = 100;

/** At this distance, in pixels, a control that was there before has moved under the finger. */
const SAME_PLACE = 20;

const CONTROLS = "a, button, summary, label, input, select, textarea";

/** A click of a finger or mouse, its control, and all controls that the page had then. */
type Tap = {
  readonly click: MouseEvent;
  readonly control: Element | null;
  readonly controls: ReadonlySet<Element>;
};

/** The last tap; in a double tap, the first one. */
let last: Tap | null = null;

/** The control of a click. A label's is its field: the browser clicks that too. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Whether a click is the second tap of a double tap, on a control that the first has put there. */
function isMisplaced(click: MouseEvent, control: Element | null, first: Tap): boolean {
  if (control === null || first.control === null || control === first.control) return false;
  if (click.timeStamp - first.click.timeStamp > LONGEST) return false;
  const { clientX, clientY } = first.click;
  const distance = Math.hypot(click.clientX - clientX, click.clientY - clientY);
  return distance <= (first.controls.has(control) ? SAME_PLACE : LARGEST_DISTANCE);
}

function onClick(click: MouseEvent): void {
  // A key, a script or a screen reader has clicked.
  if (click.detail === 0) return;
  const control = controlOf(click);
  if (last && isMisplaced(click, control, last)) {
    click.preventDefault();
    click.stopImmediatePropagation();
    // A third tap isn't meant for the new control either.
    last = { ...last, click };
  } else last = { click, control, controls: new Set(document.querySelectorAll(CONTROLS)) };
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
