/** What is stored of a session and a visitor. The head's script uses it, so it needs no React. */
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";

/** The storage keys of a session, two of them for the token (spec section 3). */
export const SESSION_KEYS = ["authToken", "token", "user"] as const;

const VISITOR_ID_KEY = "visitorId";

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
export const visitorId = (): string => readItem(VISITOR_ID_KEY) ?? "";

export function renewVisitorId(): void {
  writeItems({ [VISITOR_ID_KEY]: String(Math.random()) });
}
