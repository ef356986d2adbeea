/** Stores an unsent application, since a phone that opens its camera may reload the page. */
import {
  type AnswerName,
  type Application,
  applicationFields,
} from "../../../rules/application-fields.ts";
import { readStoredDraft, removeDraft, storeDraft } from "../../../session/stored-draft.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

const storedFields = applicationFields.filter(({ secret }) => !secret);

/** Without secrets and invalid choices. Null without a text, or after its lifetime. */
export function readDraft() {
  const stored = readStoredDraft();
  if (stored === null) return null;
  if (Date.now() - stored.savedAt >= LIFETIME_MS) {
    removeDraft();
    return null;
  }

  const texts: Partial<Record<AnswerName, string>> = {};
  for (const { name, options } of storedFields) {
    const text = stored.texts[name];
    if (text && (options === undefined || options.includes(text))) texts[name] = text;
  }
  const { mayHaveArrived } = stored;
  return Object.keys(texts).length > 0 ? { texts, mayHaveArrived } : null;
}

/** Unchanged texts keep their time, so a restored draft expires unless the visitor edits it. */
export function writeDraft(application: Application, mayHaveArrived: boolean): void {
  const entries = storedFields.map(({ name }) => [name, application[name]] as const);
  if (entries.every(([, text]) => text === "")) {
    removeDraft();
    return;
  }
  const stored = readStoredDraft();
  const isUnchanged = entries.every(([name, text]) => text === stored?.texts[name]);
  storeDraft({
    savedAt: stored !== null && isUnchanged ? stored.savedAt : Date.now(),
    mayHaveArrived,
    texts: Object.fromEntries(entries),
  });
}
