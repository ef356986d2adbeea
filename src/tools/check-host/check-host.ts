import { type Finding, failed, findingsOf } from "../report.ts";
import { fetchSite, followRedirects } from "./deployed-site.ts";
import { rules } from "./rules.ts";

/** What is wrong with an address that is redirected. */
async function redirectFault(address: URL): Promise<string> {
  const addresses = await followRedirects(address);
  const last = addresses.at(-1) ?? "";
  return addresses.indexOf(last) < addresses.length - 1
    ? `${addresses.join(" → ")}: the redirects go in a circle, so that no browser opens the site; a common cause is a CDN that asks the host by http`
    : `${address.href} is redirected to ${last}; check that address`;
}

/**
 * Checks a deployed site: for each rule one finding that it passed, or what is wrong. A host that
 * doesn't respond with a document is one failure.
 *
 * @param address where its document stands.
 */
export async function checkHost(address: string): Promise<readonly Finding[]> {
  // An address that is copied from a browser may have a query or a hash.
  const { origin, pathname } = new URL(address);
  const site = await fetchSite(new URL(pathname.replace(/[^/]$/, "$&/"), origin));
  const { status, fault, headers } = site.document;
  if (status === 0) return [failed(`${site.address.href}: ${fault}`)];
  if (status === 200) return findingsOf(rules, site);
  return [
    failed(
      headers.has("location")
        ? await redirectFault(site.address)
        : `${site.address.href} gets ${status}`,
    ),
  ];
}
