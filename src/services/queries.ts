/** The queries for the news, which `boot/before-hydration.ts` preloads and the pages then send. */

const ENTRY_FIELDS = "_id, title, slug, date, description, image";
export const ARTICLE_FIELDS = `${ENTRY_FIELDS}, content`;

/**
 * `date desc` alone would put entries without a date first. The id puts entries with the same date
 * in the same order in every query, so that each is on one page of the list.
 */
export const NEWEST_FIRST = "order(defined(date) desc, date desc, _id)";

/** Whole rows of two and of three cards. */
export const PAGE_LENGTH = 24;

/** Asks for one entry more than a page shows, which tells whether there are older ones. */
export function listQuery(page: number): string {
  const start = (page - 1) * PAGE_LENGTH;
  // The document type `news` is our choice, since the specification names none.
  return `*[_type == "news"] | ${NEWEST_FIRST} [${start}...${start + PAGE_LENGTH + 1}] {${ENTRY_FIELDS}}`;
}

export const ARTICLE_BY_SLUG = `*[_type == "news" && (slug.current == $slug || slug == $slug)] | ${NEWEST_FIRST} [0] {${ARTICLE_FIELDS}}`;

/** Parameters are sent apart from the query, so that no text of an address becomes part of it. */
export const searchOf = (query: string, params: Readonly<Record<string, string>>): string =>
  `${new URLSearchParams([
    ["query", query],
    ...Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]),
  ])}`;
