import { placeholders, settings } from "../../settings.ts";
import { type Finding, failed, findingsOf } from "../report.ts";
import { askBackend } from "./backend.ts";
import { backendRules } from "./backend-rules.ts";
import { send } from "./calls.ts";
import { contentRules } from "./content-rules.ts";
import { askContentStore } from "./content-store.ts";
import { journeyRules, remainsOf, takeJourney } from "./journey.ts";
import { settingsRules } from "./settings-rules.ts";
import { sendUploads, uploadRules } from "./uploads.ts";

/** One failure where a service's setting is missing, or leads nowhere; else nothing. */
async function findService(
  required: string,
  name: string,
  address: string,
): Promise<readonly Finding[]> {
  if (placeholders.includes(required)) return [failed(`${required} isn't set`)];
  const { failure } = await send(new Request(address));
  return failure === null ? [] : [failed(`${name}: ${address} gives no response (${failure})`)];
}

export const checkSettings = (): readonly Finding[] => findingsOf(settingsRules, settings);

/** Checks the content store for a site of an origin. */
export async function checkContentStore(origin: string): Promise<readonly Finding[]> {
  const missing = await findService("CONTENT_PROJECT", "CONTENT_API", settings.contentApi);
  return missing.length > 0 ? missing : findingsOf(contentRules, await askContentStore(origin));
}

type BackendChecks = {
  /** Whether files are sent that the backend should refuse. */
  readonly uploads: boolean;
  /** The e-mail address with which to register; null where nothing is to change. */
  readonly email: string | null;
};

/**
 * Checks the backend for a site of an origin.
 *
 * @returns what is found, and what was made there that the operator has to delete.
 */
export async function checkBackend(
  origin: string,
  { uploads, email }: BackendChecks,
): Promise<{ readonly findings: readonly Finding[]; readonly remains: readonly string[] }> {
  const missing = await findService("API_BASE", "API_BASE", settings.apiBase);
  if (missing.length > 0) return { findings: missing, remains: [] };
  const findings = [
    ...findingsOf(backendRules, await askBackend(origin)),
    ...(uploads ? findingsOf(uploadRules, await sendUploads(origin)) : []),
  ];
  if (email === null) return { findings, remains: [] };
  const journey = await takeJourney(email, origin);
  return {
    findings: [...findings, ...findingsOf(journeyRules, journey)],
    remains: remainsOf(journey),
  };
}
