import { type Finding, failed, findingsOf } from "../report.ts";
import { fetchSite } from "./deployed-site.ts";
import { rules } from "./rules.ts";

/**
 * Checks a deployed site: for each rule one finding that it passed, or what is wrong. A host that
 * doesn't answer with a document is one failure.
 *
 * @param address where its document stands.
 */
export async function checkHost(address: string): Promise<readonly Finding[]> {
  const site = await fetchSite(new URL(address.replace(/([^/])$/, "$1/")));
  const { status, fault, headers } = site.document;
  if (status === 0) return [failed(`${site.address.href} doesn't answer: ${fault}`)];
  const location = headers.get("location");
  if (status !== 200)
    return [
      failed(
        `${site.address.href} is answered by ${status}${location === null ? "" : ` to ${location}; check that address`}`,
      ),
    ];
  return findingsOf(rules, site);
}
