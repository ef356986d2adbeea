import { type Finding, failed, findingsOf } from "../report.ts";
import { record, recordSite } from "./recorded-site.ts";
import { rules } from "./rules.ts";

/** Checks a deployed site at the address that visitors open. */
export async function checkHost(address: string): Promise<readonly Finding[]> {
  const document = await record(address);
  const { url, status, failure } = document;
  if (status !== 200) {
    const advice =
      "Check the address and its certificate. If redirects loop, let the CDN call the host over https";
    return [
      failed(
        `${url}: ${failure ?? `status ${status}`}. Visitors may not see the site. Nothing else was checked. ${advice}`,
      ),
    ];
  }
  const site = await recordSite(document);
  return [{ level: "ok", text: `the site opens at ${site.address}` }, ...findingsOf(rules, site)];
}
