/**
 * `npm run check-services`, which an operator runs before a release: whether pages of the site can
 * use its services. It changes nothing. The exit code is 1 if a check has failed.
 */
import { refuse } from "../build/refuse.js";
import { placeholders, problems, settings } from "../settings.ts";
import { checkBackend, checkContentStore, type Finding } from "./check-services/contract-checks.ts";

if (problems.length > 0) refuse(...problems);
if (settings.siteAddress === null)
  refuse("Set SITE_ADDRESS, such as https://bank.example: its pages call the services.");
const { origin } = new URL(settings.siteAddress);

const counts = { ok: 0, warning: 0, FAILED: 0, "not checked": 0 };
function print({ level, text }: Omit<Finding, "key">): void {
  counts[level] += 1;
  console.log(level.padEnd(11), text);
}

if (placeholders.includes("CONTENT_PROJECT"))
  print({ level: "not checked", text: "content store: CONTENT_PROJECT isn't set" });
else for await (const finding of checkContentStore(origin)) print(finding);

if (placeholders.includes("API_BASE"))
  print({ level: "not checked", text: "backend: API_BASE isn't set" });
else for await (const finding of checkBackend(origin)) print(finding);

const { ok, warning, FAILED, "not checked": unchecked } = counts;
const warnings = `${warning} ${warning === 1 ? "warning" : "warnings"}`;
console.log(`${ok} ok, ${warnings}, ${FAILED} failed, ${unchecked} not checked`);
process.exitCode = FAILED > 0 ? 1 : 0;
