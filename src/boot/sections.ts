/** Deletes the rules of `sections.css` except the first, which hides all sections. */
export function hideSections(): CSSStyleSheet | null {
  const { sheet = null } = document.querySelector<HTMLStyleElement>("#sections") ?? {};
  while (sheet && sheet.cssRules.length > 1) sheet.deleteRule(1);
  return sheet;
}

/** The rule applies as soon as the section arrives. `:target` may match only after a paint. */
export function showSection(path: string): void {
  hideSections()?.insertRule(`main > section[id=${JSON.stringify(path)}] { display: block }`, 1);
}
