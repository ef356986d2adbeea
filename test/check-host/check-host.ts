import { type Finding, failed, findingsOf } from "../report.ts";
import { fetchSite } from "./deployed-site.ts";
import { rules } from "./rules.ts";

/**
 * Checks a deployed site: for each rule one finding that it is kept, or what is wrong. A host that
 * doesn't answer is one failure.
 *
 * @param address where its document stands.
 */
export async function checkHost(address: string): Promise<readonly Finding[]> {
  const site = new URL(address.replace(/([^/])$/, "$1/"));
  try {
    return findingsOf(rules, await fetchSite(site));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [failed(`${site.href} doesn't answer: ${cause}`)];
  }
}
