/**
 * The mark of a press on Open Account, `data-account-pressed` of the root element. It is there from
 * the press until the login screen takes it: on a slow connection that screen is mounted long after
 * the press, and React may have removed the link by then.
 */

const marked = () => document.documentElement.dataset;

/** Handles each click: marks the address of Open Account if that is the link that is followed. */
export function markOpenAccount(event: MouseEvent): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  // With these keys it is downloaded, or opens in another tab.
  if (link === null || altKey || ctrlKey || metaKey || shiftKey) return;
  if ("openAccount" in link.dataset) marked().accountPressed = link.hash;
  else delete marked().accountPressed;
}

/** Removes the mark if the page has another address now. */
export function unmarkOtherAddress(): void {
  if (window.location.hash !== marked().accountPressed) delete marked().accountPressed;
}

/** Removes the mark. @returns whether it was there. */
export function takeOpenAccountPress(): boolean {
  const isPressed = "accountPressed" in marked();
  delete marked().accountPressed;
  return isPressed;
}
