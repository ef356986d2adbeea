import { type Finding, failed, findingsOf } from "../report.ts";
import { type Recorded, record, recordSite, WORKER } from "./recorded-site.ts";
import { releaseOf, rules, show } from "./rules.ts";

const isHtml = ({ body }: Recorded) => /^\s*</.test(`${body}`);

/** What to change if the document doesn't arrive, or isn't that of the site. */
function adviceFor(page: Recorded): string {
  const { status, failure } = page;
  if (status === 200 && isHtml(page))
    return "Check the folder that the host serves. If the site is in a folder, add it to the address";
  if (status === 200)
    return `It is compressed twice, or compressed without a label: ${show(page, "Content-Encoding")}. Let only one of upload, host and CDN compress it`;
  if ([401, 403, 429].includes(status))
    return "Check that the folder that the host serves has index.html. Make the files, and all folders above them, readable to the server. If visitors see the site, a bot wall or a login refuses only this computer";
  if (status === 404)
    return "Check the folder that the host serves, and set index.html as its index document";
  if (status >= 500)
    return "The host itself fails. Look at its logs, and whether the CDN can reach it";
  if (/redirect/.test(`${failure}`))
    return "Redirects lead in a circle. If the names with www and without redirect to each other, delete one redirect. Let a CDN call the host over https";
  if (/certificate/.test(`${failure}`))
    return "Give the server a valid certificate for this name, followed by its intermediate certificates in one file (Let's Encrypt: fullchain.pem)";
  return "Check the address and its DNS records, whether the server runs, and whether its firewall is open";
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
  const page = await record(given, { redirect: "follow", accept: "text/html,*/*;q=0.8" });
  const { url, status, failure } = page;
  const [wanted] = new URL(given).href.split("#");
  const reached = url === wanted ? url : `${url} (from ${wanted})`;
  if (status !== 200 || !isHtml(page) || !`${page.body}`.includes("assets/")) {
    const other = isHtml(page) ? "another page than the site's" : "the document isn't HTML";
    const problem = status === 200 ? other : `status ${status}`;
    return [
      failed(
        `${reached}: ${failure ?? problem}. Visitors may not see the site. Nothing else was checked. ${adviceFor(page)}`,
      ),
    ];
  }
  const site = await recordSite(given, page, build);
  const { status: found, body = "" } = site.files[WORKER] ?? {};
  const release = found === 200 ? `release ${releaseOf(body)}` : "an unknown release";
  const opens = { level: "ok", text: `the site opens at ${reached}, ${release}` } as const;
  return [opens, ...findingsOf(rules, site)];
}
