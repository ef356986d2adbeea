/** The part of the page's address after the `#`, parsed. Its parts are still percent-encoded. */
export type Address = {
  /** It has one leading slash and no trailing one, unless the hash isn't a path. */
  readonly path: string;
  readonly query: string;
};

/** The values of a pattern's `:name` segments, by name. */
export type Params = Readonly<Record<string, string>>;

/** Decodes percent-encoding. Malformed text is returned unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What may follow a link in a message: white space, punctuation, quotes, brackets and invisible
 * characters. No `=`, `-` or `_`, which may end a token.
 */
const AFTER_LINK =
  "\\s.,;:!&|\\\\*~'\"`()\\[\\]{}<>\\u00ab\\u00ad\\u00bb\\u2000-\\u206f\\ufe0f\\ufffc";
const UP_TO_END = new RegExp(`^[\\s\\S]*[^${AFTER_LINK}]`);
const OTHER_SIGNS = new RegExp(`[^${AFTER_LINK}]+`, "g");

/** What may precede a value in a message: white space, brackets, quotes, invisible characters. */
const BEFORE_VALUE = /^[\s<("\u00ad\u2000-\u206f]+/;

/** Cuts what may follow a link in a message. */
const cutEnd = (text: string) => UP_TO_END.exec(text)?.[0] ?? "";

/** Decodes only what may follow a link in a message. Malformed escapes are left unchanged. */
const decodeEnd = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const decoded = decode(escapes);
    return decoded === escapes ? escapes : decoded.replace(OTHER_SIGNS, encodeURIComponent);
  });

/**
 * Whether a hash is percent-encoded as a whole, once or twice: it begins with an encoded slash or
 * `name=`, or has an encoded `?`, `&` or `#` before `name=`, or `?` at its end, and no other `?`.
 * `linkTo` puts a slash after a parameter with encoded signs.
 */
function isEncoded(hash: string): boolean {
  if (/^(?:%(?:25)?2f|[\w.-]+%(?:25)?3d)/i.test(hash)) return true;
  const end = hash.slice(hash.lastIndexOf("/"));
  const query = /%(?:25)?(?:3f$|(?:3f|26|23)[\w.-]+(?:=|%(?:25)?3d))/i;
  return !hash.includes("?") && query.test(end);
}

/**
 * Parses `location.hash` as its sender meant it. An empty hash, or one of only `name=value` pairs,
 * is the root. A hash that isn't a path (`#foo`) stays as it is, so that no pattern matches it.
 */
export function parseAddress(hash: string): Address {
  // Browsers that can't highlight text (`:~:text=`) leave that part of a shared link in the hash.
  let [text = ""] = hash.replace(/^#+/, "").split(":~:", 1);
  // In HTML that was sent as text.
  text = text.replace(/&amp;/g, "&");
  // Some apps and click trackers percent-encode the hash, and may do so one after the other.
  for (let times = 0; times < 2 && isEncoded(text); times += 1) text = decode(text);
  // Campaign tools append `#name=value`, or `&name=value` where there is no query.
  const [link = ""] = text.split("#", 1);
  const mark = /^[\w.-]+=/.test(link) ? 0 : link.search(/\?|&[\w.-]+=/);
  const path = cutEnd(decodeEnd(mark < 0 ? link : link.slice(0, mark)));
  const query = mark < 0 ? "" : link.slice(mark).replace(/^[?&]/, "");
  if (path !== "" && !path.startsWith("/")) return { path, query };
  const [, inner = ""] = /^\/*([\s\S]*[^/])?/.exec(path) ?? [];
  return { path: `/${inner}`, query };
}

/**
 * Matches a path against a pattern of literal segments, `:name` and, at the end, `:name*`: the rest
 * of the path with its slashes, which may be missing. Elsewhere repeated slashes are ignored.
 *
 * @returns the decoded parameters, or null where the path doesn't match.
 */
export function matchPath(pattern: string, path: string): Params | null {
  if (!path.startsWith("/")) return null;
  const params: Record<string, string> = {};
  let rest = path;
  for (const expected of pattern.split("/").filter((segment) => segment !== "")) {
    const isRest = expected.endsWith("*");
    const segment = isRest ? /^\/([\s\S]+)()/ : /^\/+([^/]+)([\s\S]*)/;
    const [, value = "", after = ""] = segment.exec(rest) ?? [];
    rest = after;
    if (!expected.startsWith(":")) {
      if (value !== expected) return null;
    } else if (value !== "") params[expected.replace(/^:|\*$/g, "")] = decode(value);
    else if (!isRest) return null;
  }
  return /^\/*$/.test(rest) ? params : null;
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
  const path = pattern.replace(/:(\w+)\*?/, (_, name) => encode(params[name] ?? ""));
  // `parseAddress` cuts punctuation and reads an encoded `?`. A slash after them prevents that.
  return /[^\w/-]/.test(path) ? `#${path}/` : `#${path}`;
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
  // Some campaign tools append `?name=value` to a query.
  for (const pair of query.split(/[?&]/)) {
    const [key = "", ...values] = pair.split("=");
    if (decode(key) !== name) continue;
    const value = decode(values.join("="));
    // Click trackers encode an e-mail address that is encoded already.
    const text = /^[^@]*%40[^@]*$/.test(value) ? decode(value) : value;
    return cutEnd(decodeEnd(text)).replace(BEFORE_VALUE, "") || null;
  }
  return null;
}

/** The number of the page of a list in an address's query: a whole number above 1, else 1. */
export function pageNumber(query: string): number {
  const page = Number(queryValue(query, "page"));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** An `href` with the number of a page of a list. The first page has none. */
export const withPage = (href: string, page: number) =>
  page > 1 ? `${href}${href.includes("?") ? "&" : "?"}page=${page}` : href;

/** What tells screens apart in an address: the path, and the page of a list. */
export const screenOf = ({ path, query }: Address) => `${path} ${pageNumber(query)}`;
