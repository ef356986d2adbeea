const { loadScript } = window.early;

function load({ target }: Event) {
  if (target instanceof Element && target.closest("form") !== null) loadScript();
}

/** Fetches the script once a visitor begins to fill in a form. */
export function loadForForm(): void {
  addEventListener("focusin", load);
}
