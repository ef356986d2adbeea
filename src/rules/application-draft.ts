import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";
import { DRAFT_KEY, removeDraft, sessionNumber } from "../session.ts";
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from "./application-fields.ts";

/** How long a draft is valid, in milliseconds: 24 hours. */
const LIFETIME = 24 * 60 * 60 * 1000;

const draftFields = applicationFields.filter(({ secret }) => !secret);

/** The values of an application that wasn't sent, or that got no response. */
type Draft = {
  readonly texts: Partial<Application>;
  /** Whether a part of it was sent and no response came, so that it may have arrived. */
  readonly unanswered: boolean;
};

/** What is stored, narrowed; null where it isn't a draft. */
function readStored() {
  const stored = parseJson(readItem(DRAFT_KEY, "sessionStorage") ?? "");
  if (!isRecord(stored) || !isRecord(stored.texts) || typeof stored.savedAt !== "number")
    return null;
  const { savedAt, session, unanswered, texts } = stored;
  return { savedAt, session, unanswered: unanswered === true, texts };
}

const store = (stored: NonNullable<ReturnType<typeof readStored>>) =>
  writeItems({ [DRAFT_KEY]: JSON.stringify(stored) }, "sessionStorage");

/** The draft of this tab; null where there is none, or where it has expired or is of another session. */
export function readDraft(): Draft | null {
  const stored = readStored();
  if (stored === null) return null;
  const { savedAt, session, unanswered, texts } = stored;
  // The age is negative after the clock was set back. The draft is valid then.
  if (Date.now() - savedAt >= LIFETIME || session !== sessionNumber()) {
    removeDraft();
    return null;
  }

  const draft: Partial<Record<ApplicationField, string>> = {};
  for (const { name, options } of draftFields) {
    const text = texts[name];
    if (typeof text !== "string" || text === "") continue;
    if (options === undefined || options.includes(text)) draft[name] = text;
  }
  return Object.keys(draft).length > 0 ? { texts: draft, unanswered } : null;
}

/**
 * Stores the values of an application as a draft, without secrets and the picture. Values that are
 * stored already keep their time, so that a restored draft that isn't edited expires.
 *
 * @param session the `sessionNumber` under which they were typed. Where it has changed, nothing is stored.
 * @param unanswered whether a part of it was sent and no response came.
 */
export function writeDraft(
  application: Application,
  session: string | null,
  unanswered: boolean,
): void {
  if (session !== sessionNumber()) return;
  const texts = Object.fromEntries(
    draftFields
      .map(({ name }) => [name, application[name]] as const)
      .filter(([, text]) => text !== ""),
  );
  const stored = readStored();
  const draft = { savedAt: stored?.savedAt ?? 0, session, unanswered, texts };
  if (Object.keys(texts).length === 0) removeDraft();
  else if (JSON.stringify(draft) !== JSON.stringify(stored))
    store({ ...draft, savedAt: Date.now() });
}
