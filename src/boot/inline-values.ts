/**
 * What the inline scripts need of the settings. The build replaces this module by its values
 * (`build/scripts.ts`), because the scripts stand in the document and have to be short.
 */
import { PICTURES_URL, QUERIES_URL } from "../services/content-store.ts";
import { settings } from "../settings.ts";

export const companyName = settings.companyName;

/** Empty if queries can't be preloaded, because a preload can't send a token. */
export const preloadedQueriesUrl = settings.contentToken === null ? QUERIES_URL : "";

export const picturesUrl = PICTURES_URL;

/** The path of `SITE_ADDRESS`: `/`, or `/portal/`. */
export const sitePath = new URL(`${settings.siteAddress ?? "https://localhost"}/`).pathname;
