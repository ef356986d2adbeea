/**
 * `npm run check-services`: whether the content store and the backend of the settings are open to the
 * site, and closed to others. It changes nothing there. `--uploads` also sends two files that the
 * backend has to refuse.
 */
import { parseArgs } from "node:util";
import { pageSettings, placeholders, problems } from "../settings.ts";
import { askBackend, backendChecks, sendUploads } from "./check-services/backend.ts";
import { askContentStore, contentChecks } from "./check-services/content-store.ts";
import { findingsAfter } from "./check-services/exchange.ts";
import { failed, report } from "./report.ts";

/** Says why the services can't be checked, and ends. */
function refuse(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

const { uploads } = parseArgs({ options: { uploads: { type: "boolean" } } }).values;
if (problems.length > 0) refuse(...problems.map((problem) => `error: ${problem}`));
const { siteAddress } = pageSettings;
if (siteAddress === null)
  refuse("SITE_ADDRESS isn't set: the services respond to pages of its origin alone.");
const { origin } = new URL(siteAddress);

const isMissing = (name: string) => placeholders.includes(name);
report([
  ...(isMissing("CONTENT_PROJECT")
    ? [failed("content store: CONTENT_PROJECT isn't set")]
    : findingsAfter(contentChecks(), await askContentStore(origin))),
  ...(isMissing("API_BASE")
    ? [failed("backend: API_BASE isn't set")]
    : findingsAfter(backendChecks, [
        ...(await askBackend(origin)),
        ...(uploads ? await sendUploads(origin) : []),
      ])),
]);
