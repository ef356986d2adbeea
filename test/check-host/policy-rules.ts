import { NO_FRAMES } from "../../src/build/response-headers.ts";
import { failed, type Rule, warning } from "../report.ts";
import { type DeployedSite, WORKER } from "./deployed-site.ts";
import { forbiddenBy, forbiddenSources, readPolicies } from "./policies.ts";

const HEADER = "Content-Security-Policy";

/** The policy in the document; null where it has none. */
function policyInDocument({ document: { contents } }: DeployedSite) {
  const tag = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(`${contents}`);
  return readPolicies(tag?.[1] ?? "").find((policy) => policy.has("default-src")) ?? null;
}

export const documentPolicyRule: Rule<DeployedSite> = {
  passed: `the document's ${HEADER} allows what the page needs, and no frame of another site`,
  complaints(site) {
    const own = policyInDocument(site);
    if (own === null) return [failed(`the document has no ${HEADER} in it`)];
    const header = site.document.headers.get(HEADER);
    if (header === null)
      return [
        warning(
          `${HEADER} is missing: the one in the document replaces it, and a script stops the page in frames; set at least "${NO_FRAMES}"`,
        ),
      ];
    const policies = readPolicies(header);
    const forbidden = policies.flatMap((policy) => forbiddenBy(policy, own, site.address));
    if (forbidden.some((source) => source.includes("'sha256-")))
      return [failed(`${HEADER} is of another build: this page's scripts and styles don't run`)];
    if (forbidden.length > 0)
      return [
        failed(`${HEADER} forbids what the page needs: ${[...new Set(forbidden)].join(", ")}`),
      ];
    const hasNoFrames = policies.some(
      (policy) => policy.get("frame-ancestors")?.join(" ").toLowerCase() === "'none'",
    );
    return hasNoFrames ? [] : [warning(`${HEADER} lacks "${NO_FRAMES}"`)];
  },
};

export const workerPolicyRule: Rule<DeployedSite> = {
  passed: `${WORKER} has no ${HEADER} that stops it from fetching`,
  complaints(site) {
    const own = policyInDocument(site);
    const header = site.worker.headers.get(HEADER);
    if (own === null || header === null) return [];
    // It fetches the pictures that the page shows.
    const needed = [...(own.get("connect-src") ?? []), ...(own.get("img-src") ?? [])].filter(
      (source) => !/^(data|blob):$/.test(source),
    );
    const forbidden = readPolicies(header).flatMap((policy) =>
      forbiddenSources(policy, "connect-src", needed, site.address),
    );
    return forbidden.length === 0
      ? []
      : [
          failed(
            `${WORKER} has a ${HEADER} under which it can't fetch ${[...new Set(forbidden)].join(", ")}: give it none`,
          ),
        ];
  },
};
