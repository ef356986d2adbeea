/** Deletes the rules of `sections.css` except the first, which hides all sections. */
export function hideSections(): CSSStyleSheet | null {
  const { sheet = null } = document.querySelector<HTMLStyleElement>("#sections") ?? {};
  while (sheet && sheet.cssRules.length > 1) sheet.deleteRule(1);
  return sheet;
}

/** Inserts a rule, since the section hasn't arrived, and `:target` may match only after a paint. */
export function showSection(path: string): void {
  hideSections()?.insertRule(`main > section[id=${JSON.stringify(path)}] { display: block }`, 1);
}
