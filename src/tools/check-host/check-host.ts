import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, failed, findingsOf } from "../report.ts";
import { mediaTypeOf } from "../response-headers.ts";
import { type Build, recordPage, recordSite } from "./recorded-site.ts";
import { openingFault, rules } from "./rules.ts";

/** Reads the files of a built folder that visitors may request. */
export async function readBuild(folder: string): Promise<Build> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  // A CDN may add lines to `robots.txt`.
  const served = paths.filter((path) => mediaTypeOf(path) && path !== "robots.txt");
  const read = async (path: string) =>
    [path.replaceAll("\\", "/"), await readFile(join(folder, path))] as const;
  return new Map(await Promise.all(served.map(read)));
}

/** Checks a deployed site at the address that visitors open. */
export async function checkHost(address: string, build: Build): Promise<readonly Finding[]> {
  const fault = openingFault(await recordPage(address));
  if (fault !== null)
    return [
      failed(`${address}: ${fault}. Visitors may not see the site. Nothing else was checked`),
    ];
  const site = { address, build, responses: await recordSite(address, build) };
  return [{ level: "ok", text: `the site opens at ${address}` }, ...findingsOf(rules, site)];
}
