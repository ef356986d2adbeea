/** The stored draft of an application, and whose it is. `application/draft.ts` has its lifetime. */
import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import type { Application } from "../rules/application-fields.ts";
import { readStoredEmail, readStoredUser, sessionId } from "./stored-session.ts";

const KEY = "applicationDraft";

type StoredDraft = {
  readonly savedAt: number;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
  /** The answers, under the name that earlier versions have stored. */
  readonly texts: Partial<Application>;
  readonly session: string;
  readonly isLoggedIn: boolean;
};

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  typeof value.savedAt === "number" &&
  typeof value.mayHaveArrived === "boolean" &&
  typeof value.session === "string" &&
  typeof value.isLoggedIn === "boolean" &&
  isRecord(value.texts) &&
  Object.values(value.texts).every((answer) => typeof answer === "string");

export function storeDraft(draft: Omit<StoredDraft, "session" | "isLoggedIn">): void {
  const isLoggedIn = readStoredUser() !== null;
  const stored: StoredDraft = { ...draft, session: sessionId(), isLoggedIn };
  writeItems({ [KEY]: JSON.stringify(stored) }, "sessionStorage");
}

export function readStoredDraft(): StoredDraft | null {
  const stored = parseJson(readItem(KEY, "sessionStorage") ?? "");
  return isStoredDraft(stored) ? stored : null;
}

export function removeDraft(): void {
  removeItem(KEY, "sessionStorage");
}

/** Whether it is of another session, or was typed without a login under another e-mail address. */
export function isDraftForeign(): boolean {
  const draft = readStoredDraft();
  if (draft === null) return false;
  if (draft.session !== sessionId()) return true;
  const [typed, email] = [draft.texts.email, readStoredEmail()];
  if (draft.isLoggedIn || !typed || !email) return false;
  return typed.toLowerCase() !== email.toLowerCase();
}
