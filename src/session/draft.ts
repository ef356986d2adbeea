import {
  type Application,
  applicationFields,
  type TextFieldName,
} from "../rules/application-fields.ts";
import { sessionId } from "./session-id.ts";
import { readStoredDraft, removeDraft, storeDraft } from "./stored-draft.ts";
import { readStoredUser } from "./stored-session.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

const draftFields = applicationFields.filter(({ secret }) => !secret);

type Draft = {
  readonly texts: Partial<Application>;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
};

export function readDraft(): Draft | null {
  const stored = readStoredDraft();
  if (stored === null) return null;
  const { savedAt, mayHaveArrived, texts } = stored;
  if (Date.now() - savedAt >= LIFETIME_MS) {
    removeDraft();
    return null;
  }

  const valid: Partial<Record<TextFieldName, string>> = {};
  for (const { name, options } of draftFields) {
    const text = texts[name];
    if (typeof text !== "string" || text === "") continue;
    if (options === undefined || options.includes(text)) valid[name] = text;
  }
  return Object.keys(valid).length > 0 ? { texts: valid, mayHaveArrived } : null;
}

/** Unchanged texts keep their time, so that a restored draft expires unless the visitor edits it. */
export function writeDraft(application: Application, mayHaveArrived: boolean): void {
  const texts = Object.fromEntries(draftFields.map(({ name }) => [name, application[name]]));
  const stored = readStoredDraft();
  const isUnchanged = draftFields.every(({ name }) => texts[name] === stored?.texts[name]);
  const draft = {
    savedAt: stored !== null && isUnchanged ? stored.savedAt : Date.now(),
    session: sessionId(),
    isLoggedIn: readStoredUser() !== null,
    mayHaveArrived,
    texts,
  };
  if (Object.values(texts).every((text) => text === "")) removeDraft();
  else storeDraft(draft);
}
