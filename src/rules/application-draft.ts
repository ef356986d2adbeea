import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, writeItem } from "../lib/storage.ts";
import { currentUser } from "../session.ts";
import { DRAFT_KEY, removeDraft } from "../stored-session.ts";
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from "./application-fields.ts";

/** How long a draft is valid, in milliseconds: 24 hours. */
const LIFETIME = 24 * 60 * 60 * 1000;

const draftFields = applicationFields.filter(({ secret }) => !secret);

/** The values of an application that wasn't sent, or that got no response. */
export type Draft = {
  readonly texts: Partial<Application>;
  /** Whether it was sent, got no response, and may have arrived. */
  readonly underWay: boolean;
};

type Stored = {
  readonly savedAt: unknown;
  readonly owner: string | null;
  readonly underWay: unknown;
  readonly texts: object;
};

const store = (stored: Stored) => writeItem(DRAFT_KEY, JSON.stringify(stored), "sessionStorage");

/** The draft of this tab; null where there is no valid one, or where it is another user's. */
export function readDraft(): Draft | null {
  const user = currentUser();
  const text = readItem(DRAFT_KEY, "sessionStorage");
  if (text === null) return null;
  const stored = parseJson(text);
  const { savedAt, owner, underWay, texts }: Readonly<Record<string, unknown>> = isRecord(stored)
    ? stored
    : {};
  // The age is negative after the clock was set back. The draft is valid then.
  const age = typeof savedAt === "number" ? Date.now() - savedAt : LIFETIME;
  if (!isRecord(texts) || age >= LIFETIME || (owner !== null && owner !== user)) {
    removeDraft();
    return null;
  }
  // A draft from before the login now belongs to the user who has logged in.
  if (owner !== user) store({ savedAt, owner: user, underWay, texts });

  const draft: Partial<Record<ApplicationField, string>> = {};
  for (const { name, options } of draftFields) {
    const text = texts[name];
    if (typeof text !== "string" || text === "") continue;
    if (options === undefined || options.includes(text)) draft[name] = text;
  }
  return Object.keys(draft).length > 0 ? { texts: draft, underWay: underWay === true } : null;
}

/**
 * Stores the values of an application as the current user's draft, without secrets and the picture.
 *
 * @param underWay whether it is being sent, or was sent and got no response.
 */
export function writeDraft(application: Application, underWay: boolean): void {
  const texts = Object.fromEntries(
    draftFields
      .map(({ name }) => [name, application[name]] as const)
      .filter(([, text]) => text !== ""),
  );
  if (Object.keys(texts).length === 0) removeDraft();
  else store({ savedAt: Date.now(), owner: currentUser(), underWay, texts });
}
