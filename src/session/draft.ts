/** An unsent application, stored since a phone that opens its camera may reload the page. */
import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";
import type { Answers } from "../rules/application-fields.ts";
import { DRAFT_KEY, removeDraft, visitorId } from "./stored-session.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Draft = {
  readonly savedAt: number;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
  readonly answers: Partial<Answers>;
  readonly visitor: string;
};

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.savedAt === "number" &&
  typeof value.mayHaveArrived === "boolean" &&
  typeof value.visitor === "string" &&
  isRecord(value.answers) &&
  Object.values(value.answers).every((answer) => typeof answer === "string");

/** Null if there is none of this visitor. One that has expired or is another visitor's is removed. */
export function readDraft(): Draft | null {
  const draft = parseJson(readItem(DRAFT_KEY, "sessionStorage") ?? "");
  const isValid = isDraft(draft) && draft.visitor === visitorId();
  if (isValid && Date.now() - draft.savedAt < LIFETIME_MS) return draft;
  removeDraft();
  return null;
}

/** Stores it as this visitor's. */
export function storeDraft(draft: Omit<Draft, "visitor">): void {
  writeItems({ [DRAFT_KEY]: JSON.stringify({ ...draft, visitor: visitorId() }) }, "sessionStorage");
}

/** Unchanged answers keep their time, so a restored draft expires unless the visitor edits it. */
export function writeDraft(answers: Partial<Answers>, mayHaveArrived: boolean): void {
  if (Object.values(answers).every((answer) => answer === "")) {
    removeDraft();
    return;
  }
  const former = readDraft();
  const isUnchanged = JSON.stringify(answers) === JSON.stringify(former?.answers);
  const savedAt = former !== null && isUnchanged ? former.savedAt : Date.now();
  storeDraft({ savedAt, mayHaveArrived, answers });
}
