/** The queries for the news, which the pages, the head's script and the service worker share. */
import { isRecord } from "../lib/narrow.ts";

const ENTRY_FIELDS = "_id, title, slug, date, description, image";
export const ARTICLE_FIELDS = `${ENTRY_FIELDS}, content`;
const NEWEST_FIRST = "order(date desc)";

// The document type `news` is our choice: the specification names none.
export const NEWS_LIST = `*[_type == "news"] | ${NEWEST_FIRST} {${ENTRY_FIELDS}}`;
export const ARTICLE_BY_SLUG = `*[_type == "news" && (slug.current == $slug || slug == $slug)] | ${NEWEST_FIRST} [0] {${ARTICLE_FIELDS}}`;

/** The header of a cached response: the time at which the service worker stored it. */
export const CACHED_AT = "cached-at";

/**
 * Encodes a query and its parameters for the search part of an address.
 *
 * @param params the values of the query's parameters, by name without the `$`. Each is sent apart
 * from the query, as JSON, so that no text from the page's address becomes part of the query.
 */
export const searchOf = (query: string, params: Readonly<Record<string, string>>): string =>
  `${new URLSearchParams([
    ["query", query],
    ...Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  ])}`;

/** Whether the parsed body of a response has a query's result. */
export const hasResult = (body: unknown): body is { readonly result: unknown } =>
  isRecord(body) && "result" in body;
