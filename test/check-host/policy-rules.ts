import { documentPolicy, NO_FRAMES } from "../../src/build/response-headers.ts";
import { failed, type Rule, warning } from "../report.ts";
import { type DeployedSite, WORKER } from "./deployed-site.ts";

const HEADER = "Content-Security-Policy";

/** What a policy says of where scripts and styles come from: each build's are others. */
const NAMES_SCRIPTS = /(^|[;,]\s*)(default|script|style)-src /;

export const documentPolicyRule: Rule<DeployedSite> = {
  kept: `the document's ${HEADER} is right for it, and keeps it out of frames`,
  complaints({ document: { headers, contents } }) {
    const tag = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(`${contents}`);
    const policy = headers.get(HEADER);
    if (tag?.[1] === undefined) return [failed(`the document has no ${HEADER} in it`)];
    const own = tag[1];
    if (policy === null)
      return [
        warning(
          `${HEADER} is missing: that in the document stands in, and a script keeps it out of frames; say at least "${NO_FRAMES}"`,
        ),
      ];
    const hashes = own.match(/'sha256-[^']+'/g) ?? [];
    const namesScripts = NAMES_SCRIPTS.test(policy);
    if (namesScripts && !hashes.every((hash) => policy.includes(hash)))
      return [failed(`${HEADER} is of another build: this page's scripts and styles don't run`)];
    if (!policy.includes(NO_FRAMES)) return [warning(`${HEADER} lacks "${NO_FRAMES}"`)];
    if (namesScripts && policy !== documentPolicy(own))
      return [warning(`${HEADER} isn't the one that the build wrote`)];
    return [];
  },
};

export const workerPolicyRule: Rule<DeployedSite> = {
  kept: `${WORKER} has no ${HEADER} that keeps it from fetching`,
  complaints: ({ worker: { headers } }) =>
    /\b(default|connect)-src /.test(headers.get(HEADER) ?? "")
      ? [failed(`${WORKER} has the document's ${HEADER}, under which it fetches no pictures`)]
      : [],
};
