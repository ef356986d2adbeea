/** Stores an unsent application, since a phone that opens its camera may reload the page. */
import { type Application, applicationFields } from "../../../rules/application-fields.ts";
import { readStoredDraft, removeDraft, storeDraft } from "../../../session/stored-draft.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

const storedFields = applicationFields.filter(({ secret }) => !secret);

/** Without secrets and invalid choices. Null without an answer, or after its lifetime. */
export function readDraft() {
  const stored = readStoredDraft();
  if (stored === null) return null;
  if (Date.now() - stored.savedAt >= LIFETIME_MS) {
    removeDraft();
    return null;
  }

  const { texts, mayHaveArrived } = stored;
  const fields = storedFields.filter(({ name, options }) => {
    const answer = texts[name];
    return answer && (options === undefined || options.includes(answer));
  });
  const answers = Object.fromEntries(fields.map(({ name }) => [name, texts[name]]));
  return Object.keys(answers).length > 0 ? { answers, mayHaveArrived } : null;
}

/** Unchanged answers keep their time, so a restored draft expires unless the visitor edits it. */
export function writeDraft(application: Application, mayHaveArrived: boolean): void {
  const answers = storedFields.map(({ name }) => [name, application[name]] as const);
  if (answers.every(([, answer]) => answer === "")) {
    removeDraft();
    return;
  }
  const stored = readStoredDraft();
  const isUnchanged = answers.every(([name, answer]) => answer === stored?.texts[name]);
  storeDraft({
    savedAt: stored !== null && isUnchanged ? stored.savedAt : Date.now(),
    mayHaveArrived,
    texts: Object.fromEntries(answers),
  });
}
