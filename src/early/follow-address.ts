import { matchPath, parseAddress } from "../lib/address.ts";
import type { paths } from "../paths.ts";
import { BY_SLUG, LIST, searchOf } from "../services/queries.ts";
import { lazyLink } from "./lazy-link.ts";
import { isReady } from "./root-dataset.ts";

/** What the addresses of queries begin with, as the build defines it; empty where queries can't be preloaded. */
declare const QUERIES: string;

// Literals, since the table of paths would come into the document a second time: its sections have them.
const NEWS = "/news" satisfies typeof paths.news;
const ARTICLE = "/news/:slug" satisfies typeof paths.article;
const NOT_FOUND = "not-found" satisfies typeof paths.notFound;

const { loadScript, showSection } = window.early;

/** Sends a query. The `fetch` of the lazy script then finds the response. */
function preload(query: string, params: Readonly<Record<string, string>>) {
  if (!QUERIES) return;
  const link = document.createElement("link");
  const href = QUERIES + searchOf(query, params);
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href }));
}

function follow() {
  if (isReady()) return;
  const { path } = parseAddress(location.hash);
  const sections = Array.from(document.querySelectorAll("main > section"));
  const section = sections.find(({ id }) => matchPath(id, path));
  showSection(section?.id ?? NOT_FOUND);
  // A screen of the lazy script.
  if (section?.querySelector("[data-to-come]")) {
    lazyLink()?.setAttribute("rel", "modulepreload");
    loadScript();
  }
  if (path === NEWS) preload(LIST, {});
  const params = matchPath(ARTICLE, path);
  if (params !== null) preload(BY_SLUG, params);
}

/** Shows the section of any address, and fetches what its screen needs. */
export function followAddress(): void {
  follow();
  addEventListener("hashchange", follow);
}
