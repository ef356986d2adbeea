import { readItem, removeItem } from "./lib/storage.ts";

/** What a session is stored under; the token stands under two names (spec section 3). */
export const SESSION_KEYS = ["authToken", "token", "user"] as const;

/**
 * The user of the session that the browser's storage holds, as text; null where it holds none. An
 * empty token counts as none.
 */
export function readStoredUser(): string | null {
  const token = readItem("authToken") || readItem("token");
  return (token && readItem("user")) || null;
}

/** The draft of an application is kept with the tab, through reloads and a camera's need of memory. */
export const DRAFT_KEY = "applicationDraft";

/** Forgets the draft: it was sent or cleared, or its visitor has logged out. */
export function removeDraft(): void {
  removeItem(DRAFT_KEY, "tab");
}
