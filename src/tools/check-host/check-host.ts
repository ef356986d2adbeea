import { printable } from "../printable.ts";
import { type Finding, failed, findingsOf, notChecked } from "../report.ts";
import { type Recorded, recordPage, recordSite, redirectOf } from "./recorded-site.ts";
import { releaseOf, rules, show, workerOf } from "./rules.ts";

/** Why the document doesn't arrive, or isn't that of the site; null if it is. */
export function openingFault(page: Recorded): string | null {
  const { status, failure, body } = page;
  const next = redirectOf(page);
  if (/certificate/.test(`${failure}`))
    return `${failure}. Give the server a valid certificate for this name, followed by its intermediate certificates in one file (Let's Encrypt: fullchain.pem)`;
  if (/circle/.test(`${failure}`))
    return `${failure}. Delete one redirect. Let a CDN call the host over https`;
  if (status === 0)
    return `${failure}. Check the address and its DNS records, whether the server runs, and whether its firewall is open`;
  if (next !== null)
    return `leads to another name, ${printable(next.href)}. Check that one. If it leads back, delete a redirect. If the site was here before, returning visitors keep that version, unless the service-worker.js here is the one of SERVICE_WORKER=off: see "Moving the site" in src/operating/deploying.md`;
  if (status === 429) return "status 429. The host limits requests. Wait, and check again";
  if (status === 401 || status === 403)
    return `status ${status}. Check that the folder that the host serves has index.html. Make the files, and all folders above them, readable to the server. If visitors see the site, a bot wall or a login refuses only this computer`;
  if (status === 404)
    return "status 404. Check the folder that the host serves, and set index.html as its index document";
  if (status !== 200)
    return `status ${status}. The host itself fails. Look at its logs, and whether the CDN can reach it`;
  if (failure !== null || !/^\s*</.test(`${body}`))
    return `${failure ?? "the document isn't HTML"}. It is compressed twice, or compressed without a label: ${show(page, "Content-Encoding")}. Let only one of upload, host and CDN compress it`;
  if (!`${body}`.includes("assets/"))
    return "another page than the site's. Check the folder that the host serves, and whether it has a page of its own for phones. If the site is in a folder, add it to the address";
  return null;
}

/**
 * Checks a deployed site at the address that visitors open.
 *
 * @param build the service worker of the build that should be there; null if it isn't known.
 */
export async function checkHost(
  given: string,
  build: string | Buffer | null,
): Promise<readonly Finding[]> {
  const page = await recordPage(given);
  const [wanted] = new URL(given).href.split("#");
  const reached = page.url === wanted ? wanted : `${printable(page.url)} (from ${wanted})`;
  if (/application protocol|Parse Error/.test(`${page.failure}`))
    return [notChecked(`${reached}: it may speak HTTP/2 alone, which this program doesn't`)];
  const fault = openingFault(page);
  if (fault !== null)
    return [
      failed(`${reached}: ${fault}. Visitors may not see the site. Nothing else was checked`),
    ];
  const site = await recordSite(page, build);
  const worker = workerOf(site);
  const release = worker ? `release ${releaseOf(worker.body)}` : "an unknown release";
  const opens = { level: "ok", text: `the site opens at ${reached}, ${release}` } as const;
  return [opens, ...findingsOf(rules, site)];
}
