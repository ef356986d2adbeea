import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import type { AnswerName, Application, applicationFields } from "../rules/application-fields.ts";
import { readStoredEmail, readStoredUser, sessionId } from "./stored-session.ts";

/** The draft is stored because a phone that opens its camera may reload the page. */
export const DRAFT_KEY = "applicationDraft";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An argument, since the first script, which removes drafts, doesn't have the application. */
type Fields = typeof applicationFields;

const withoutSecrets = (fields: Fields) => fields.filter(({ secret }) => !secret);

type Draft = {
  readonly texts: Partial<Application>;
  /** Whether a part of it was sent but no response arrived, so that the backend may have it. */
  readonly mayHaveArrived: boolean;
};

function readStoredDraft() {
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

export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}

export function readDraft(fields: Fields): Draft | null {
  const stored = readStoredDraft();
  if (stored === null) return null;
  const { savedAt, mayHaveArrived, texts } = stored;
  if (Date.now() - savedAt >= LIFETIME_MS) {
    removeDraft();
    return null;
  }

  const valid: Partial<Record<AnswerName, string>> = {};
  for (const { name, options } of withoutSecrets(fields)) {
    const text = texts[name];
    if (typeof text !== "string" || text === "") continue;
    if (options === undefined || options.includes(text)) valid[name] = text;
  }
  return Object.keys(valid).length > 0 ? { texts: valid, mayHaveArrived } : null;
}

/** Unchanged texts keep their time, so that a restored draft expires unless the visitor edits it. */
export function writeDraft(
  fields: Fields,
  application: Application,
  mayHaveArrived: boolean,
): void {
  const names = withoutSecrets(fields).map(({ name }) => name);
  const texts = Object.fromEntries(names.map((name) => [name, application[name]]));
  const stored = readStoredDraft();
  const isUnchanged = names.every((name) => texts[name] === stored?.texts[name]);
  const draft = {
    savedAt: stored !== null && isUnchanged ? stored.savedAt : Date.now(),
    session: sessionId(),
    isLoggedIn: readStoredUser() !== null,
    mayHaveArrived,
    texts,
  };
  if (Object.values(texts).every((text) => text === "")) removeDraft();
  else writeItems({ [DRAFT_KEY]: JSON.stringify(draft) }, "sessionStorage");
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
  return !draft.isLoggedIn && typed !== null && email !== null && typed !== email;
}
