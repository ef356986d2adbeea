/**
 * `npm run check-services`: whether the content store and the backend of the settings give what the
 * site needs. It changes nothing there. `--uploads` also sends files that the backend has to refuse;
 * `--write you@bank.example` also does what a new customer does, with that address.
 */
import "./check-services/browser.ts";
import { parseArgs } from "node:util";
import { pageSettings, problems } from "../settings.ts";
import { checkBackend, checkContentStore, checkSettings } from "./check-services/check-services.ts";
import { report } from "./report.ts";

/** Says why the services can't be checked, and ends. */
function refuse(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

const USAGE = "npm run check-services -- --uploads --write you@bank.example";

function readArguments() {
  try {
    const options = { uploads: { type: "boolean" }, write: { type: "string" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}`, `Say: ${USAGE}`);
  }
}

const { uploads = false, write: email = null } = readArguments();
if (email !== null && !/^\S+@\S+\.\S+$/.test(email))
  refuse(`"${email}" is no e-mail address.`, `Say: ${USAGE}`);
if (problems.length > 0) refuse(...problems.map((problem) => `error: ${problem}`));
const { siteAddress } = pageSettings;
if (siteAddress === null)
  refuse(
    "SITE_ADDRESS must say where the site will stand: the services respond to its pages alone.",
  );

const { origin } = new URL(siteAddress);
const content = await checkContentStore(origin);
const { findings, remains } = await checkBackend(origin, { uploads, email });
report([...checkSettings(), ...content, ...findings]);
if (remains.length > 0) console.log("Delete what was made:", remains.join("; "));
