/** An unsent application, stored since a phone that opens its camera may reload the page. */
import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import type { Answers } from "../rules/application-fields.ts";
import { readStoredEmail, readUserJson, visitorId } from "./stored-session.ts";

const KEY = "applicationDraft";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Draft = {
  readonly savedAt: number;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
  readonly answers: Partial<Answers>;
  readonly visitor: string;
  readonly isLoggedIn: boolean;
};

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.savedAt === "number" &&
  typeof value.mayHaveArrived === "boolean" &&
  typeof value.visitor === "string" &&
  typeof value.isLoggedIn === "boolean" &&
  isRecord(value.answers) &&
  Object.values(value.answers).every((answer) => typeof answer === "string");

export function readDraft(): Draft | null {
  const draft = parseJson(readItem(KEY, "sessionStorage") ?? "");
  if (isDraft(draft) && Date.now() - draft.savedAt < LIFETIME_MS) return draft;
  removeDraft();
  return null;
}

/** Unchanged answers keep their time, so a restored draft expires unless the visitor edits it. */
export function writeDraft(answers: Partial<Answers>, mayHaveArrived: boolean): void {
  if (Object.values(answers).every((answer) => answer === "")) {
    removeDraft();
    return;
  }
  const former = readDraft();
  const isUnchanged = JSON.stringify(answers) === JSON.stringify(former?.answers);
  const draft: Draft = {
    savedAt: former !== null && isUnchanged ? former.savedAt : Date.now(),
    mayHaveArrived,
    answers,
    visitor: visitorId(),
    isLoggedIn: readUserJson() !== null,
  };
  writeItems({ [KEY]: JSON.stringify(draft) }, "sessionStorage");
}

export function removeDraft(): void {
  removeItem(KEY, "sessionStorage");
}

/** Whether it is of another visitor, or was typed without a login under another e-mail address. */
export function isDraftForeign(): boolean {
  const draft = readDraft();
  if (draft === null) return false;
  if (draft.visitor !== visitorId()) return true;
  const [typed, email] = [draft.answers.email, readStoredEmail()];
  if (draft.isLoggedIn || !typed || !email) return false;
  return typed.toLowerCase() !== email.toLowerCase();
}
