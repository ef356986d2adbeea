/** The queries for the news, which the pages, `before-hydration.ts` and the service worker share. */
import { isRecord } from "../lib/narrow.ts";

const ENTRY_FIELDS = "_id, title, slug, date, description, image";
export const ARTICLE_FIELDS = `${ENTRY_FIELDS}, content`;

/**
 * Entries without a valid date are last: `date desc` alone would put them first. Of two with the
 * same date the order is the same in every query, so that each is on one page of the list.
 */
const NEWEST_FIRST = `order(defined(dateTime(string::split(date, "T")[0] + "T00:00:00Z")) desc, date desc, _id)`;

/** The number of entries on a page of the list: whole rows of two and of three. */
export const PAGE_LENGTH = 24;

/** The query for a page of the list, with one entry more if there are older ones. */
export function newsPage(page: number): string {
  const start = (page - 1) * PAGE_LENGTH;
  // The document type `news` is our choice: the specification names none.
  return `*[_type == "news"] | ${NEWEST_FIRST} [${start}...${start + PAGE_LENGTH + 1}] {${ENTRY_FIELDS}}`;
}

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
