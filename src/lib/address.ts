/** The part of the page's address after the `#`. Its parts are still percent-encoded. */
export type Address = {
  /** Begins with a slash, unless the hash isn't a path. */
  readonly path: string;
  readonly query: string;
};

/** The values of a pattern's `:name` segments, and those of a link's query, by name. */
export type Params = Readonly<Record<string, string>>;

/** A path, and its query after a `?`, or after the `&` that some campaign tools append. */
const HASH = /^#?(.*?)(?:(?:\?|&(?=[\w.-]+=))(.*)|\/?)$/s;

/** Some letters are invisible (`Default_Ignorable_Code_Point`), such as Hangul fillers. */
const UP_TO_LETTER = /^.*(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}_=-]/su;

const UP_TO_VISIBLE = /^.*[^\s\p{C}\p{DI}]/su;

/** Malformed text is returned unchanged. */
function decode(text: string, part = /.*/s): string {
  try {
    return part.exec(decodeURIComponent(text))?.[0] ?? "";
  } catch {
    return text;
  }
}

/** Removes lone surrogates, for which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ""));

/** Parses `location.hash`, without what follows the link in a message, such as a full stop. */
export function parseAddress(hash: string): Address {
  const [, link = "", query] = HASH.exec(hash) ?? [];
  const end = link.lastIndexOf("/") + 1;
  // Punctuation before a query belongs to a token.
  const last = decode(link.slice(end), query === undefined ? UP_TO_LETTER : UP_TO_VISIBLE);
  return { path: link.slice(0, end) + encode(last) || "/", query: query ?? "" };
}

/**
 * Matches a path with a pattern of words in lower case and parameters (`:name`), which it decodes.
 * The last parameter may be the rest of the path with its slashes, or nothing (`:name*`).
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
      if (decode(value).toLowerCase() !== expected) return null;
    } else if (value !== "") params[expected.replace(/^:|\*$/g, "")] = decode(value);
    else if (!isRest) return null;
  }
  return /^\/*$/.test(rest) ? params : null;
}

/**
 * Parameters that the pattern doesn't name become the query. The last one has to end with a
 * character that `parseAddress` doesn't cut. Throws if a parameter of the pattern is missing.
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
  return `#${path}${query && `?${query}`}`;
}

/** A value in a query such as `email=a%40b.lr&x=1`; null where it is missing or empty. */
export function queryValue(query: string, name: string): string | null {
  const [value = ""] = UP_TO_LETTER.exec(new URLSearchParams(query).get(name) ?? "") ?? [];
  // Click trackers encode an e-mail address twice.
  const email = value.includes("@") ? value : decode(value);
  // `URLSearchParams` and click trackers decode its `+` to a space.
  return (email.includes("@") ? email.trim().replace(/ /g, "+") : value) || null;
}
