/** Deletes the rules that show a section without a script (`sections.css`). */
export function hideSections(): CSSStyleSheet | null {
  const { sheet = null } = document.querySelector<HTMLStyleElement>("#sections") ?? {};
  while (sheet && sheet.cssRules.length > 0) sheet.deleteRule(0);
  return sheet;
}

/** The rule applies as soon as the section arrives. `:target` may match only after a paint. */
export function showSection(path: string): void {
  hideSections()?.insertRule(`html main > section[id=${JSON.stringify(path)}] { display: block }`);
}
