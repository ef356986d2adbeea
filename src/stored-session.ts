import { readItem } from "./lib/storage.ts";

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
