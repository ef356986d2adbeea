import { matchPath, parseAddress } from "../lib/address.ts";
import { comesLater, paths } from "../paths.ts";
import { BY_SLUG, LIST, searchOf } from "../services/queries.ts";
import { loadScript } from "./load-script.ts";
import { isReady } from "./root-dataset.ts";
import { showSection } from "./show-section.ts";

/** The build defines these: the address of the later script, and what the addresses of queries begin with. */
declare const LATER: string;
/** Empty where queries can't be preloaded. */
declare const QUERIES: string;

/** Tells the browser to fetch, ahead of our scripts, what they will ask for. */
function hint(link: { readonly rel: string; readonly href: string; readonly as?: string }) {
  document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "" }, link));
}

/** Sends a query. The `fetch` of the later script then finds the response. */
function preload(query: string, params: Readonly<Record<string, string>>) {
  if (QUERIES) hint({ rel: "preload", as: "fetch", href: QUERIES + searchOf(query, params) });
}

function follow() {
  if (isReady()) return;
  const { path } = parseAddress(location.hash);
  const id = Object.values(paths).find((pattern) => matchPath(pattern, path)) ?? paths.notFound;
  showSection(id);
  if (comesLater(id)) {
    hint({ rel: "modulepreload", href: LATER });
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
