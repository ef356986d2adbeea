/**
 * Lets the browser restore the scroll position of a page that is reloaded (phones reload tabs from
 * the background), but not of a screen that Back leads to: each screen starts at its top. The
 * browser decides by the mode that the page had when it was left.
 */
export function controlScrollRestoration(): void {
  const update = ({ type }: Event) => {
    const isLeft = type === "pagehide" || document.hidden;
    window.history.scrollRestoration = isLeft ? "auto" : "manual";
  };
  // After the event: until then, browsers may restore the position.
  window.addEventListener("load", (event) => setTimeout(() => update(event)));
  // For a tap on a link before the page has loaded.
  window.addEventListener("click", update, true);
  // A hidden page may be discarded without a further event.
  document.addEventListener("visibilitychange", update);
  window.addEventListener("pagehide", update);
}
