import { application as words } from "../content/portal.ts";
import { isRecord, parseJson } from "../lib/narrow.ts";
import { readItem, writeItem } from "../lib/storage.ts";
import { DRAFT_KEY, removeDraft } from "../stored-session.ts";
import { APPLICATION_FIELDS, type Application, type ApplicationField } from "./accounts.ts";

/** How long a draft is kept, in milliseconds: 24 hours. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** All but the ID's number, which shouldn't lie about on a phone that is lent. */
const KEPT = APPLICATION_FIELDS.filter((field) => field !== "idNumber");

const OPTIONS: Partial<Record<ApplicationField, readonly string[]>> = words.options;

function isKeepable(field: ApplicationField, text: unknown): text is string {
  return typeof text === "string" && text !== "" && (OPTIONS[field]?.includes(text) ?? true);
}

/** What stood in an application's fields that wasn't sent; null where there is nothing sound. */
export function readDraft(): Partial<Application> | null {
  const text = readItem(DRAFT_KEY, "tab");
  if (text === null) return null;
  const stored = parseJson(text);
  const { savedAt, texts }: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {};
  const age = typeof savedAt === "number" ? Date.now() - savedAt : -1;
  if (!isRecord(texts) || age < 0 || age >= LIFETIME) {
    removeDraft();
    return null;
  }

  const draft: Partial<Record<ApplicationField, string>> = {};
  for (const field of KEPT) {
    const text = texts[field];
    if (isKeepable(field, text)) draft[field] = text;
  }
  return Object.keys(draft).length > 0 ? draft : null;
}

/** Keeps what stands in an application's fields; the picture isn't kept. */
export function writeDraft(application: Application): void {
  const texts = Object.fromEntries(
    KEPT.map((field) => [field, application[field]] as const).filter(([, text]) => text !== ""),
  );
  if (Object.keys(texts).length === 0) removeDraft();
  else writeItem(DRAFT_KEY, JSON.stringify({ savedAt: Date.now(), texts }), "tab");
}
