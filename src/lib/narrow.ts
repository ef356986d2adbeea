export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The empty Braille pattern (U+2800) isn't visible, either. */
const VISIBLE_CHARACTER = /[^\s\p{C}\p{DI}\u2800]/u;

/** The value where it is text with a visible character, else null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" && VISIBLE_CHARACTER.test(value) ? value : null;
}

export function arrayOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
