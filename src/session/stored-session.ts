/** What the browser stores of a session. The script in the head uses it, so it needs no React. */
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";

/** The storage keys of a session, two of them for the token (spec section 3). */
export const SESSION_KEYS = ["authToken", "token", "user"] as const;

const ID_KEY = "sessionId";

/** Null without a user or a token. */
export function readUserJson(): string | null {
  const token = readItem("authToken") || readItem("token");
  return (token && readItem("user")) || null;
}

export function readStoredEmail(): string | null {
  const user = parseJson(readUserJson() ?? "");
  return (isRecord(user) && textOrNull(user.email)?.trim()) || null;
}

/** Changes with a logout, a login of another user, and when the browser's storage is cleared. */
export const sessionId = (): string => readItem(ID_KEY) ?? "";

export function renewSessionId(): void {
  writeItems({ [ID_KEY]: String(Math.random()) });
}
