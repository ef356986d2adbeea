/** The part of the page's address after the `#`, parsed. Its parts are still percent-encoded. */
export type Address = {
  /** It begins with a slash, unless the hash isn't a path. Only the path `/` ends with one. */
  readonly path: string;
  readonly query: string;
};

/** The values of a pattern's `:name` segments, by name. */
export type Params = Readonly<Record<string, string>>;

/** A text up to its last letter, combining mark, digit, `_`, `-` or `=` that isn't invisible. */
const UP_TO_LETTER = /^.*(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}_=-]/su;

/** A text up to its last character that is neither white space nor invisible. */
const UP_TO_VISIBLE = /^.*[^\s\p{C}\p{DI}]/su;

/** What may precede a value in a message: white space, brackets, quotes, invisible characters. */
const BEFORE_VALUE = /^[\s\p{C}\p{DI}\p{Ps}\p{Pi}<"']+/u;

/** Decodes percent-encoding, and cuts the text. Malformed text is returned unchanged. */
function decode(text: string, part = /.*/s): string {
  try {
    return part.exec(decodeURIComponent(text))?.[0] ?? "";
  } catch {
    return text;
  }
}

/** Percent-encodes a text. Removes lone surrogates, for which `encodeURIComponent` throws. */
export const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ""));

/** The start of a query that is percent-encoded, once or twice. */
const ENCODED_QUERY = /%(?:25)?(?:3f|26|23)[\w.-]+(?:=|%(?:25)?3d)/i;

/**
 * Whether a hash is percent-encoded as a whole: its first slash is, or the start of its query.
 * `linkTo` encodes the same characters in a parameter, but then the path ends with a slash.
 */
const isEncoded = (hash: string) =>
  !hash.startsWith("/") || (!hash.includes("?") && !hash.endsWith("/") && ENCODED_QUERY.test(hash));

/**
 * Parses `location.hash` as its sender meant it. An empty hash, or one of only `name=value` pairs,
 * is the root. No pattern matches a hash that isn't a path (`#foo`).
 */
export function parseAddress(hash: string): Address {
  // A browser that doesn't know text fragments leaves `:~:text=…` in the hash
  // (wicg.github.io/scroll-to-text-fragment).
  let [text = ""] = hash.replace(/^#+/, "").split(":~:", 1);
  // The link may come from HTML that was sent as text.
  text = text.replace(/&amp;/g, "&");
  // Some apps and click trackers percent-encode the hash. A link may pass through two of them.
  for (let times = 0; times < 2 && isEncoded(text); times += 1) text = decode(text);
  // Campaign tools append `#name=value`, or `&name=value` where there is no query.
  const [link = ""] = text.split("#", 1);
  const mark = link.search(/\?|&[\w.-]+=|^[\w.-]+=/);
  const path = mark < 0 ? link : link.slice(0, mark);
  const query = mark < 0 ? "" : link.slice(mark).replace(/^[?&]/, "");
  // The message may have punctuation after the link: cut it. Before a query, it belongs to a token.
  const end = path.lastIndexOf("/") + 1;
  const last = decode(path.slice(end), mark < 0 ? UP_TO_LETTER : UP_TO_VISIBLE);
  const [trimmed = "/"] = /^.*[^/]/s.exec(path.slice(0, end) + encode(last)) ?? [];
  return { path: trimmed, query };
}

/**
 * Matches a path against a pattern. Each segment is a word in lower case or `:name`. The last one
 * may be `:name*`: the rest of the path with its slashes, or nothing. Before that, repeated slashes
 * are ignored.
 *
 * @returns the decoded parameters, or null where the path doesn't match.
 */
export function matchPath(pattern: string, path: string): Params | null {
  if (!path.startsWith("/")) return null;
  const params: Record<string, string> = {};
  let rest = path;
  for (const expected of pattern.split("/").filter((segment) => segment !== "")) {
    const isRest = expected.endsWith("*");
    const [segment = "", value = ""] = (isRest ? /^\/(.+)/s : /^\/+([^/]+)/).exec(rest) ?? [];
    rest = rest.slice(segment.length);
    if (!expected.startsWith(":")) {
      // Cut what follows a link: in a link with a query, `parseAddress` hasn't cut it.
      if (decode(value, UP_TO_LETTER).toLowerCase() !== expected) return null;
    } else if (value !== "") params[expected.replace(/^:|\*$/g, "")] = decode(value);
    else if (!isRest) return null;
  }
  return /^\/*$/.test(rest) ? params : null;
}

/** The `href` of a link to a pattern's path; each parameter is encoded as one segment. */
export function linkTo(pattern: string, params: Params = {}): string {
  const path = pattern.replace(/:(\w+)\*?/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`A link to ${pattern} needs the "${name}"`);
    return encode(value);
  });
  // `parseAddress` cuts punctuation, and decodes an encoded `?`. A slash at the end prevents both.
  return /[^\w/-]/.test(path) ? `#${path}/` : `#${path}`;
}

/**
 * The first value of a name in a query such as `email=a%40b.lr&x=1`; null where it is missing or
 * empty. The name is in lower case. A `+` isn't decoded to a space: e-mail addresses contain it.
 */
export function queryValue(query: string, name: string): string | null {
  // Some campaign tools append `?name=value` to a query.
  for (const pair of query.split(/[?&]/)) {
    const [key = "", ...values] = pair.split("=");
    if (decode(key).toLowerCase() !== name) continue;
    const value = decode(values.join("="), UP_TO_LETTER).replace(BEFORE_VALUE, "");
    // Click trackers encode an e-mail address again, or decode its `+` to a space.
    const email = decode(value, UP_TO_LETTER);
    return (email.split("@").length === 2 ? email.replace(/ /g, "+") : value) || null;
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

/** A text that differs between the screens of two addresses: the path, and the page of a list. */
export const screenKeyOf = ({ path, query }: Address) => `${path} ${pageNumber(query)}`;
