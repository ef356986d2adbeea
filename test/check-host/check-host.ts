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
  // An address that is copied from a browser may have a query or a hash.
  const { origin, pathname } = new URL(address);
  const site = await fetchSite(new URL(pathname.replace(/[^/]$/, "$&/"), origin));
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
