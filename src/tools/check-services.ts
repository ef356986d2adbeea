/** `npm run check-services`: checks whether pages can use the services; it changes nothing. */
import { placeholders, problems, settings } from "../settings.ts";
import { askBackend, askContentStore } from "./check-services/recorded-services.ts";
import { findingsAfter, notChecked, report } from "./check-services/report.ts";
import { backendRules, contentRules } from "./check-services/rules.ts";
import { refuse } from "./refuse.ts";

if (problems.length > 0) refuse(...problems);
const { siteAddress } = settings;
if (siteAddress === null)
  refuse("Set SITE_ADDRESS, such as https://bank.example: its pages call the services.");
const { origin } = new URL(siteAddress);

const isMissing = (name: string) => placeholders.includes(name);
report([
  ...(isMissing("CONTENT_PROJECT")
    ? [notChecked("content store: CONTENT_PROJECT isn't set")]
    : findingsAfter(contentRules(settings), await askContentStore(origin, settings))),
  ...(isMissing("API_BASE")
    ? [notChecked("backend: API_BASE isn't set")]
    : findingsAfter(backendRules(settings), await askBackend(origin))),
]);
