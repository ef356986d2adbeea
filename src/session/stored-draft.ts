/** The stored draft of an application, and whose it is. `accounts/draft.ts` says what is in it. */
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import { readStoredEmail, readStoredUser, sessionId } from "./stored-session.ts";

const KEY = "applicationDraft";

type Draft = {
  readonly savedAt: number;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
  readonly texts: Readonly<Record<string, string>>;
};

export function storeDraft(draft: Draft): void {
  const stored = { ...draft, session: sessionId(), isLoggedIn: readStoredUser() !== null };
  writeItems({ [KEY]: JSON.stringify(stored) }, "sessionStorage");
}

export function readStoredDraft() {
  const stored = parseJson(readItem(KEY, "sessionStorage") ?? "");
  if (!isRecord(stored)) return null;
  const { savedAt, mayHaveArrived, texts, session, isLoggedIn } = stored;
  if (typeof savedAt !== "number" || !isRecord(texts)) return null;
  return { savedAt, mayHaveArrived, texts, session, isLoggedIn };
}

export function removeDraft(): void {
  removeItem(KEY, "sessionStorage");
}

const normalized = (email: unknown) => textOrNull(email)?.toLowerCase() ?? null;

/**
 * Whether the draft is of another session, or was typed without a login and has another e-mail
 * address than the user.
 */
export function isDraftForeign(): boolean {
  const draft = readStoredDraft();
  if (draft === null) return false;
  if (draft.session !== sessionId()) return true;
  const [typed, email] = [normalized(draft.texts.email), normalized(readStoredEmail())];
  return draft.isLoggedIn !== true && typed !== null && email !== null && typed !== email;
}
