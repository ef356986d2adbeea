import { readItem, removeItem } from "./lib/storage.ts";

/** The storage keys of a session. The token has two of them (spec section 3). */
export const SESSION_KEYS = ["authToken", "token", "user"] as const;

/**
 * The user of the stored session, as JSON text; null where there is none. An empty token counts as
 * none.
 */
export function readStoredUser(): string | null {
  const token = readItem("authToken") || readItem("token");
  return (token && readItem("user")) || null;
}

/** The key of an application's draft. It lasts with the tab: a phone's camera may make it reload. */
export const DRAFT_KEY = "applicationDraft";

/** Removes the draft: it was sent or cleared, its visitor has logged out, or another one has logged in. */
export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}
