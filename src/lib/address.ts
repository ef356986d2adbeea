/** The part of the page's address after the `#`. Its parts are still percent-encoded. */
export type Address = {
  /** Begins with a slash, unless the hash has none, as in `#faq`. */
  readonly path: string;
  readonly query: string;
};

/** The values of a pattern's `:name` segments, and those of a link's query, by name. */
export type Params = Readonly<Record<string, string>>;

/**
 * A path, and its query after a `?`, or after the `&` that some campaign tools append. A hash with a
 * `=` that isn't a path is the query that a campaign tool has appended to Home.
 */
const HASH = /^#?(?:(?=\/|[^=]*$)(.*?)(?:\?|&(?=[\w.-]+=)|$)|\??)(.*)$/s;

/** What browsers encode by themselves (URL standard), such as a quotation mark after a link. */
const ENCODED_BY_BROWSER = /(%[0189A-F][\dA-F]|%(20|22|3C|3E|60))+/gi;

/** Some letters are invisible (`Default_Ignorable_Code_Point`), such as Hangul fillers. */
const UP_TO_LETTER = /^.*(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}_=-]/su;

const UP_TO_VISIBLE = /^.*[^\s\p{C}\p{DI}]/su;

/** Malformed text is returned unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes lone surrogates, for which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ""));

/**
 * Parses `location.hash`. It cuts what follows the link in a message, such as a full stop, but never
 * a character that the sender has encoded, or that is before a slash.
 */
export function parseAddress(hash: string): Address {
  const [, link = "", query = ""] = HASH.exec(hash) ?? [];
  const end = link.lastIndexOf("/") + 1;
  const last = link.slice(end).replace(ENCODED_BY_BROWSER, decode);
  // Punctuation before a query belongs to a token.
  const [kept = ""] = (query ? UP_TO_VISIBLE : UP_TO_LETTER).exec(last) ?? [];
  return { path: link.slice(0, end) + kept || "/", query };
}

/**
 * Matches a path with a pattern of words in lower case and parameters (`:name`), which it decodes.
 * The last parameter may be the rest of the path with its slashes, or nothing (`:name*`).
 */
export function matchPath(pattern: string, path: string): Params | null {
  const params: Record<string, string> = {};
  let rest = path;
  for (const expected of pattern.split("/").filter((segment) => segment !== "")) {
    const isRest = expected.endsWith("*");
    const [segment = "", value = ""] = (isRest ? /^\/(.+)/s : /^\/*([^/]+)/).exec(rest) ?? [];
    rest = rest.slice(segment.length);
    if (!expected.startsWith(":")) {
      if (decode(value).toLowerCase() !== expected) return null;
    } else if (value !== "") params[expected.replace(/^:|\*$/g, "")] = decode(value);
    else if (!isRest) return null;
  }
  return /^\/*$/.test(rest) ? params : null;
}

/**
 * Parameters that the pattern doesn't name become the query. The last one has to end with a
 * character that `queryValue` doesn't cut. Throws if a parameter of the pattern is missing.
 */
export function linkTo(pattern: string, params: Params = {}): string {
  const others = new URLSearchParams(params);
  const path = pattern.replace(/:(\w+)\*?/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`A link to ${pattern} needs the "${name}"`);
    others.delete(name);
    return encode(value);
  });
  const query = others.toString();
  // With a slash, if `parseAddress` would cut its end.
  const end = decode(parseAddress(path).path) === decode(path) ? "" : "/";
  return `#${path}${end}${query && `?${query}`}`;
}

/** A value in a query such as `email=a%40b.lr&x=1`; null where it is missing or empty. */
export function queryValue(query: string, name: string): string | null {
  const [value = ""] = UP_TO_LETTER.exec(new URLSearchParams(query).get(name) ?? "") ?? [];
  // Click trackers encode an e-mail address twice.
  const email = value.includes("@") ? value : decode(value);
  // `URLSearchParams` and click trackers decode its `+` to a space.
  return (email.includes("@") ? email.trim().replace(/ /g, "+") : value) || null;
}
