import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from "../rules/application-fields.ts";
import { onSessionEnd, sessionNumber } from "./session-number.ts";

/** The `sessionStorage` key of the draft. A phone that opens its camera may later reload the page. */
export const DRAFT_KEY = "applicationDraft";

/** How long a draft is valid, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

const draftFields = applicationFields.filter(({ secret }) => !secret);

/** The values of an application that hasn't been sent successfully. */
type Draft = {
  readonly texts: Partial<Application>;
  /** Whether a part of it was sent but no response arrived: the backend may have it. */
  readonly mayHaveArrived: boolean;
};

/** Reads and narrows what is stored; null if it isn't a draft. */
function readStored() {
  const stored = parseJson(readItem(DRAFT_KEY, "sessionStorage") ?? "");
  if (!isRecord(stored) || !isRecord(stored.texts) || typeof stored.savedAt !== "number")
    return null;
  const { savedAt, session, mayHaveArrived, texts } = stored;
  return { savedAt, session, mayHaveArrived: mayHaveArrived === true, texts };
}

const store = (stored: NonNullable<ReturnType<typeof readStored>>) =>
  writeItems({ [DRAFT_KEY]: JSON.stringify(stored) }, "sessionStorage");

export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}

// If the lazy script hasn't loaded yet, `readDraft` removes the draft before anybody sees it.
onSessionEnd(removeDraft);

/** Reads this tab's draft; null if there is none, it has expired, or its session has ended. */
export function readDraft(): Draft | null {
  const stored = readStored();
  if (stored === null) return null;
  const { savedAt, session, mayHaveArrived, texts } = stored;
  // If the clock was set back, the age is negative and the draft stays valid.
  if (Date.now() - savedAt >= LIFETIME || session !== sessionNumber()) {
    removeDraft();
    return null;
  }

  const valid: Partial<Record<ApplicationField, string>> = {};
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
 * @param session the `sessionNumber` with which they were typed. Stores nothing if it has changed.
 * @param mayHaveArrived whether a part of it was sent but no response arrived.
 */
export function writeDraft(
  application: Application,
  session: string | null,
  mayHaveArrived: boolean,
): void {
  if (session !== sessionNumber()) return;
  const texts = Object.fromEntries(
    draftFields
      .map(({ name }) => [name, application[name]] as const)
      .filter(([, text]) => text !== ""),
  );
  const stored = readStored();
  // With the keys in the order of `readStored`: the texts are compared below.
  const draft = { savedAt: stored?.savedAt ?? 0, session, mayHaveArrived, texts };
  if (Object.keys(texts).length === 0) removeDraft();
  else if (JSON.stringify(draft) !== JSON.stringify(stored))
    store({ ...draft, savedAt: Date.now() });
}
