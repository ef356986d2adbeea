import { placeholders, settings } from "../../src/settings.ts";
import { type Finding, failed, findingsOf } from "../report.ts";
import { askBackend } from "./backend.ts";
import { backendRules } from "./backend-rules.ts";
import { send } from "./calls.ts";
import { contentRules } from "./content-rules.ts";
import { askContentStore } from "./content-store.ts";
import { journeyRules, takeJourney } from "./journey.ts";
import { settingsRules } from "./settings-rules.ts";
import { sendUploads, uploadRules } from "./uploads.ts";

type Findings = Promise<readonly Finding[]>;

/** What a check finds; one failure where the service's setting is missing or leads nowhere. */
async function checkService(
  required: string,
  { name, address }: { readonly name: string; readonly address: string },
  check: () => Findings,
): Findings {
  if (placeholders.includes(required)) return [failed(`${required} isn't set`)];
  const { failure } = await send(new Request(address));
  return failure === null ? check() : [failed(`${name}: ${address} gives no answer (${failure})`)];
}

export const checkSettings = (): readonly Finding[] => findingsOf(settingsRules, settings);

/** Checks the content store for a site of an origin. */
export const checkContentStore = (origin: string): Findings =>
  checkService("CONTENT_PROJECT", { name: "CONTENT_API", address: settings.contentApi }, async () =>
    findingsOf(contentRules, await askContentStore(origin)),
  );

type BackendChecks = {
  /** Whether files are sent that the backend should refuse. */
  readonly uploads: boolean;
  /** The e-mail address with which to register; null where nothing is to change. */
  readonly email: string | null;
};

/** Checks the backend for a site of an origin. */
export const checkBackend = (origin: string, { uploads, email }: BackendChecks): Findings =>
  checkService("API_BASE", { name: "API_BASE", address: settings.apiBase }, async () => [
    ...findingsOf(backendRules, await askBackend(origin)),
    ...(uploads ? findingsOf(uploadRules, await sendUploads(origin)) : []),
    ...(email ? findingsOf(journeyRules, await takeJourney(email, origin)) : []),
  ]);
