/** What is stored of a session and a visitor. The head's script uses it, so it needs no React. */
import { readItem, removeItem } from "../lib/storage.ts";

/** The storage keys of a session, two of them for the token (spec section 3). */
export const SESSION_KEYS = ["authToken", "token", "user"] as const;

/** Null without a user or a token. */
export function readUserJson(): string | null {
  const token = readItem("authToken") || readItem("token");
  return (token && readItem("user")) || null;
}

/** Changes with a login, a logout, and when the browser's storage is cleared. */
export const visitorId = (): string => readItem("visitorId") ?? "";

/** The draft of an application, in the tab's storage. The first script needs no more of `draft.ts`. */
export const DRAFT_KEY = "applicationDraft";

export const removeDraft = () => removeItem(DRAFT_KEY, "sessionStorage");

/** The items to store when the visitor changes. */
export const newVisitor = () => ({ visitorId: String(Math.random()) });
