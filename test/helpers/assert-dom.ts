/** What elements say, and assertions, whose messages print an element without its content. */
import * as assert from "uvu/assert";

/** An element's tag without its content, which may be thousands of lines. */
function tagOf(element: Element | null): string {
  const copy = element?.cloneNode(false);
  return copy instanceof Element ? copy.outerHTML : "nothing";
}

export function assertAbsent(element: Element | null): void {
  assert.ok(element === null, `${tagOf(element)} is there`);
}

export function assertFocus(expected: Element | null, message = ""): void {
  const { activeElement } = document;
  assert.ok(
    activeElement === expected,
    `${message} the focus is on ${tagOf(activeElement)}, not on ${tagOf(expected)}`.trim(),
  );
}

/** The texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>): readonly (string | null)[] =>
  Array.from(elements, ({ textContent }) => textContent);

/** Terms of definition lists, each with its details. */
export const factsOf = (terms: readonly Element[]) =>
  terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** The texts of an element's `aria-describedby`, in their order. */
export function descriptionsOf(element: Element): readonly string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "nothing");
}

/** The label of the focused element. Screen readers don't say the text of a focused screen. */
export const focusedLabel = () => document.activeElement?.getAttribute("aria-label");

/** The labels of the elements that an act focuses. Orca says nothing if the focus moves twice. */
export async function focusMoves(act: () => Promise<void>): Promise<readonly unknown[]> {
  const moves: unknown[] = [];
  const record = () => moves.push(focusedLabel());
  document.addEventListener("focusin", record);
  await act();
  document.removeEventListener("focusin", record);
  return moves;
}

/** Asserts that an element is still the same one. */
export function assertSame(actual: Element | null, expected: Element | null): void {
  assert.ok(actual === expected, `${tagOf(actual)} is another element than ${tagOf(expected)}`);
}

/** Puts the caret at the end of the page, where Firefox leaves it. */
export function leaveCaretAtEnd(): void {
  window.getSelection()?.collapse(document.body, document.body.childNodes.length);
}

/** Asserts that a screen reader in Firefox, which follows the caret, reads on from the element. */
export function assertReadsFrom(expected: Element | null): void {
  const selection = window.getSelection();
  assert.ok(selection?.isCollapsed, "a text is selected");
  assertSame(selection.anchorNode as Element, expected);
  assert.is(selection.anchorOffset, 0);
}
