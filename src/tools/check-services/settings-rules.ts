/** What can be said of the settings before anything is asked. */
import type { settings } from "../../settings.ts";
import { failed, type Rule, warning } from "../report.ts";

/** Whether an address is safe on the way: by https, or on this machine alone. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost";
}

export const settingsRules: readonly Rule<typeof settings>[] = [
  {
    passed: "settings: all addresses begin with https, or are of this machine",
    complaints: ({ contentApi, contentImages, apiBase, usersApi }) =>
      Object.entries({
        CONTENT_API: contentApi,
        CONTENT_IMAGES: contentImages,
        API_BASE: apiBase,
        USERS_API: usersApi,
      })
        .filter(([, address]) => !isSafe(address))
        .map(([name, address]) =>
          failed(`${name} is ${address}: anybody on the way can read and change it; use https`),
        ),
  },
  {
    passed: "settings: queries go to the content store's CDN",
    complaints: ({ contentApi }) =>
      new URL(contentApi).hostname.endsWith(".api.sanity.io")
        ? [
            warning(
              `CONTENT_API is ${contentApi}, which is slower and counts each visit; leave it out, and queries go to the CDN`,
            ),
          ]
        : [],
  },
];
