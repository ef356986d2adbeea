import { matchPath, parseAddress } from "../lib/address.ts";
import { comesLater, paths } from "../paths.ts";
import { BY_SLUG, LIST, searchOf } from "../services/queries.ts";
import { laterLink } from "./later-link.ts";
import { loadScript } from "./load-script.ts";
import { isReady } from "./root-dataset.ts";
import { showSection } from "./show-section.ts";

/** What the addresses of queries begin with, as the build defines it; empty where queries can't be preloaded. */
declare const QUERIES: string;

/** Sends a query. The `fetch` of the later script then finds the response. */
function preload(query: string, params: Readonly<Record<string, string>>) {
  if (!QUERIES) return;
  const link = document.createElement("link");
  const href = QUERIES + searchOf(query, params);
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href }));
}

function follow() {
  if (isReady()) return;
  const { path } = parseAddress(location.hash);
  const id = Object.values(paths).find((pattern) => matchPath(pattern, path)) ?? paths.notFound;
  showSection(id);
  if (comesLater(id)) {
    laterLink()?.setAttribute("rel", "modulepreload");
    loadScript();
  }
  if (id === paths.news) preload(LIST, {});
  const params = matchPath(paths.article, path);
  if (params !== null) preload(BY_SLUG, params);
}

/** Shows the section of any address, and fetches what its screen needs. */
export function followAddress(): void {
  follow();
  addEventListener("hashchange", follow);
}
