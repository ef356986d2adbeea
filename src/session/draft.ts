import {
  type Application,
  applicationFields,
  type TextFieldName,
} from "../rules/application-fields.ts";
import { sessionId } from "./session-id.ts";
import { readStoredDraft, removeDraft, storeDraft } from "./stored-draft.ts";
import { readStoredUser } from "./stored-session.ts";

/** How long a draft is valid, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

const draftFields = applicationFields.filter(({ secret }) => !secret);

/** The values of an application that hasn't been sent successfully. */
type Draft = {
  readonly texts: Partial<Application>;
  /** Whether a part of it was sent but no response arrived: the backend may have it. */
  readonly mayHaveArrived: boolean;
};

/** Reads this tab's draft; null if there is none, or it has expired. */
export function readDraft(): Draft | null {
  const stored = readStoredDraft();
  if (stored === null) return null;
  const { savedAt, mayHaveArrived, texts } = stored;
  // If the clock was set back, the age is negative and the draft stays valid.
  if (Date.now() - savedAt >= LIFETIME) {
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

/**
 * Stores the values of an application as a draft, but no secrets and no photo. Equal values
 * don't renew the time of storing, so that a restored draft expires unless the visitor edits it.
 *
 * @param mayHaveArrived whether a part of it was sent but no response arrived.
 */
export function writeDraft(application: Application, mayHaveArrived: boolean): void {
  const texts = Object.fromEntries(
    draftFields
      .map(({ name }) => [name, application[name]] as const)
      .filter(([, text]) => text !== ""),
  );
  const stored = readStoredDraft();
  const draft = {
    // With the keys in the order of `readStoredDraft`: the texts are compared below.
    savedAt: stored?.savedAt ?? 0,
    session: sessionId(),
    isLoggedIn: readStoredUser() !== null,
    mayHaveArrived,
    texts,
  };
  if (Object.keys(texts).length === 0) removeDraft();
  else if (JSON.stringify(draft) !== JSON.stringify(stored))
    storeDraft({ ...draft, savedAt: Date.now() });
}
