/** What the pages, the script in their head and the service worker know of the queries for the news. */
import { isRecord } from "../lib/narrow.ts";

const ENTRY_FIELDS = "_id, title, slug, date, description, image";
export const ARTICLE_FIELDS = `${ENTRY_FIELDS}, content`;
const NEWEST_FIRST = "order(date desc)";

// The specification names no type of document; `news` is ours.
export const LIST = `*[_type == "news"] | ${NEWEST_FIRST} {${ENTRY_FIELDS}}`;
export const BY_SLUG = `*[_type == "news" && (slug.current == $slug || slug == $slug)] | ${NEWEST_FIRST} [0] {${ARTICLE_FIELDS}}`;

/** The header by which the service worker says when it cached a response. */
export const CACHED_AT = "cached-at";

/**
 * Writes a query for an address.
 *
 * @param params the values of the query's `$name`. Each is JSON in a parameter of its own, so that no
 * text from the page's address becomes part of the query.
 */
export const searchOf = (query: string, params: Readonly<Record<string, string>>): string =>
  `${new URLSearchParams([
    ["query", query],
    ...Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  ])}`;

/** Whether the body of a response, as JSON, has a query's result. */
export const hasResult = (body: unknown): body is { readonly result: unknown } =>
  isRecord(body) && "result" in body;
