import { fetchSite } from "./deployed-site.ts";
import type { Complaint } from "./rule.ts";
import { rules } from "./rules.ts";

/** One line of what was found. */
export type Finding = Complaint | { readonly level: "ok"; readonly text: string };

/**
 * Checks a deployed site: for each rule one finding that it is kept, or what is wrong. A host that
 * doesn't answer is one failure.
 *
 * @param address where its document stands.
 */
export async function checkHost(address: string): Promise<readonly Finding[]> {
  const site = new URL(address.replace(/([^/])$/, "$1/"));
  try {
    const deployed = await fetchSite(site);
    return rules.flatMap<Finding>(({ kept, complaints }) => {
      const found = complaints(deployed);
      return found.length > 0 ? found : { level: "ok", text: kept };
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [{ level: "FAILED", text: `${site.href} doesn't answer: ${cause}` }];
  }
}
