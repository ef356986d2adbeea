import { arrayOrEmpty, isRecord, textOrNull } from "../lib/narrow.ts";
import { type BodyBlock, toBody, toText } from "./article-body.ts";
import { type QueryResult, queryContent } from "./content-store.ts";
import { type ContentImage, toContentImage } from "./images.ts";
import { ARTICLE_BY_SLUG, ARTICLE_FIELDS, NEWS_LIST } from "./queries.ts";

export type NewsEntry = {
  readonly id: string;
  readonly title: string;
  /** The entry's name in an address: its slug, or its id if it has none. */
  readonly slug: string;
  /** As it is in the content store, for `formatNewsDate`. */
  readonly date: string | null;
  readonly description: string | null;
  readonly image: ContentImage | null;
};

type Cacheable = {
  /** When the browser cached it: ISO 8601, in UTC. Null if it is fresh. */
  readonly cachedAt: string | null;
};

export type NewsList = Cacheable & { readonly entries: readonly NewsEntry[] };
export type NewsArticle = Cacheable & NewsEntry & { readonly body: readonly BodyBlock[] };

const ARTICLE_BY_ID = `*[_type == "news" && _id == $id][0] {${ARTICLE_FIELDS}}`;
const DIAGNOSTIC = `*[_type == "news"] {_id, title, slug}`;

function toEntry(value: unknown): NewsEntry | null {
  if (!isRecord(value)) return null;
  const id = textOrNull(value._id);
  if (id === null) return null;
  const slug = isRecord(value.slug) ? value.slug.current : value.slug;
  return {
    id,
    // Cut as a description is.
    title: Array.from(toText(value.title) ?? "Untitled")
      .slice(0, MAX_CARD_DESCRIPTION)
      .join(""),
    slug: textOrNull(slug) ?? id,
    date: textOrNull(value.date),
    description: toText(value.description),
    image: toContentImage(value.image),
  };
}

function toArticle({ result, cachedAt }: QueryResult): NewsArticle | null {
  const entry = toEntry(result);
  return entry && isRecord(result) ? { ...entry, body: toBody(result.content), cachedAt } : null;
}

/** A longer text is cut: a card shows less, and a megabyte takes seconds to lay out. */
const MAX_CARD_DESCRIPTION = 500;

function toListEntries(value: unknown): readonly NewsEntry[] {
  const entry = toEntry(value);
  if (entry === null) return [];
  return [{ ...entry, description: entry.description?.slice(0, MAX_CARD_DESCRIPTION) ?? null }];
}

/**
 * Fetches all news entries, newest first, and skips invalid ones. Each call in this file throws
 * like `queryContent`.
 */
export async function listNews(signal: AbortSignal): Promise<NewsList> {
  const { result, cachedAt } = await queryContent(NEWS_LIST, {}, signal);
  return { entries: arrayOrEmpty(result).flatMap(toListEntries), cachedAt };
}

/**
 * Finds an article by its slug or, as a fallback, by its id.
 *
 * @returns null if there is none. Then it logs all entries, for maintainers who look into a broken
 * link.
 */
export async function findArticle(slug: string, signal: AbortSignal): Promise<NewsArticle | null> {
  const article =
    toArticle(await queryContent(ARTICLE_BY_SLUG, { slug }, signal)) ??
    toArticle(await queryContent(ARTICLE_BY_ID, { id: slug }, signal));
  if (article === null) {
    // Not awaited: the visitor doesn't need it.
    queryContent(DIAGNOSTIC, {}, signal).then(
      ({ result: entries }) => console.info(`No news entry for "${slug}" among`, entries),
      (error: unknown) => console.info(`No news entry for "${slug}"`, error),
    );
  }
  return article;
}
