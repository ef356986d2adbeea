import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";

/** The draft is stored because a phone that opens its camera may reload the page. */
export const DRAFT_KEY = "applicationDraft";

export function readStoredDraft() {
  const stored = parseJson(readItem(DRAFT_KEY, "sessionStorage") ?? "");
  if (!isRecord(stored) || !isRecord(stored.texts) || typeof stored.savedAt !== "number")
    return null;
  const { savedAt, session, isLoggedIn, mayHaveArrived, texts } = stored;
  return {
    savedAt,
    /** The `sessionId` with which it was typed. */
    session,
    /** Whether the visitor was logged in when it was stored. */
    isLoggedIn: isLoggedIn === true,
    mayHaveArrived: mayHaveArrived === true,
    texts,
  };
}

export function storeDraft(draft: NonNullable<ReturnType<typeof readStoredDraft>>): void {
  writeItems({ [DRAFT_KEY]: JSON.stringify(draft) }, "sessionStorage");
}

export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}
