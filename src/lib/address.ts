/** The part of the page's address after the `#`, parsed. Its parts are still percent-encoded. */
export type Address = {
  /** It has one leading slash and no trailing one, unless the hash isn't a path. */
  readonly path: string;
  readonly query: string;
};

/** The values of a pattern's `:name` segments, by name. */
export type Params = Readonly<Record<string, string>>;

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/**
 * Parses `location.hash`. An empty hash is the root; repeated and trailing slashes are ignored.
 * A hash that isn't a path (`#foo`) stays as it is, so that no pattern matches it.
 */
export function parseAddress(hash: string): Address {
  // Browsers that can't highlight text (`:~:text=`) leave that part of a shared link in the hash.
  const [link = ""] = hash.split(":~:", 1);
  // Messengers include the punctuation that follows a link.
  const [, shared = ""] = /^#?([\s\S]*[^.,;:!')\]*])?/.exec(link) ?? [];
  // Some apps percent-encode the whole hash of a shared link.
  const text = /^%2f/i.test(shared) ? decode(shared) : shared;
  const queryMark = text.indexOf("?");
  const path = queryMark < 0 ? text : text.slice(0, queryMark);
  const query = queryMark < 0 ? "" : text.slice(queryMark + 1);
  const isPath = path === "" || path.startsWith("/");
  return { path: isPath ? `/${segmentsOf(path).join("/")}` : path, query };
}

/** Decodes percent-encoding. Malformed text is returned unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Matches a path against a pattern of literal segments, `:name` and, at the end, `:name?`.
 *
 * @returns the decoded parameters, or null where the path doesn't match.
 */
export function matchPath(pattern: string, path: string): Params | null {
  if (!path.startsWith("/")) return null;
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (actual.length > expected.length) return null;

  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index];
    if (segment.startsWith(":")) {
      if (value !== undefined) params[segment.replace(/^:|\?$/g, "")] = decode(value);
      else if (!segment.endsWith("?")) return null;
    } else if (segment !== value) return null;
  }
  return params;
}

/** The first route whose pattern matches a path, else the fallback, and the path's parameters. */
export function findMatch<Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
  fallback: Route,
): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: fallback, params: {} };
}

/** Percent-encodes a text. Removes lone surrogates, for which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ""));

/** The `href` of a link to a pattern's path; each parameter is encoded as one segment. */
export function linkTo(pattern: string, params: Params = {}): string {
  const path = pattern.replace(/:(\w+)\??/, (_, name) => encode(params[name] ?? ""));
  // `parseAddress` drops punctuation at the end. A slash after it prevents that.
  return `#${path}`.replace(/[^\w/]$/, "$&/");
}

/**
 * The `href` of a link with a value in its query. With one of the names in `namesTarget`, it leads
 * to the screen's element whose `id` is this `href` without the `#`.
 */
export const linkWith = (path: string, name: string, value: string) =>
  `#${path}?${name}=${encode(value)}`;

/**
 * The first value of a name in a query such as `email=a%40b.lr&x=1`, null where it is missing or
 * empty. A `+` isn't decoded to a space, because e-mail addresses contain it.
 */
export function queryValue(query: string, name: string): string | null {
  for (const pair of query.split("&")) {
    const [key = "", ...value] = pair.split("=");
    if (decode(key) === name) return decode(value.join("=")) || null;
  }
  return null;
}
