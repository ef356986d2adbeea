import { arrayOrEmpty, isRecord, textOrNull } from "../lib/narrow.ts";
import { type BodyBlock, toBody } from "./article-body.ts";
import { queryContent, type Result } from "./content-store.ts";
import { type ContentImage, toContentImage } from "./images.ts";
import { ARTICLE_FIELDS, BY_SLUG, LIST } from "./queries.ts";

export type NewsEntry = {
  readonly id: string;
  readonly title: string;
  /** The entry's name in an address: its slug, or its id where it has none. */
  readonly slug: string;
  /** As it is in the content store, for `formatNewsDate`. */
  readonly date: string | null;
  readonly description: string | null;
  readonly image: ContentImage | null;
};

type Cacheable = {
  /** When the phone cached it: ISO 8601, in UTC. Null where it is fresh. */
  readonly cachedAt: string | null;
};

export type NewsList = Cacheable & { readonly entries: readonly NewsEntry[] };
export type NewsArticle = Cacheable & NewsEntry & { readonly body: readonly BodyBlock[] };

const BY_ID = `*[_type == "news" && _id == $id][0] {${ARTICLE_FIELDS}}`;
const DIAGNOSTIC = `*[_type == "news"] {_id, title, slug}`;

function toEntry(value: unknown): NewsEntry | null {
  if (!isRecord(value)) return null;
  const id = textOrNull(value._id);
  if (id === null) return null;
  const slug = isRecord(value.slug) ? value.slug.current : value.slug;
  return {
    id,
    title: textOrNull(value.title) ?? "Untitled",
    slug: textOrNull(slug) ?? id,
    date: textOrNull(value.date),
    description: textOrNull(value.description),
    image: toContentImage(value.image),
  };
}

function toArticle({ result, cachedAt }: Result): NewsArticle | null {
  const entry = toEntry(result);
  return entry && isRecord(result) ? { ...entry, body: toBody(result.content), cachedAt } : null;
}

/** How many characters of a description a card gets: more than it shows. The layout of a megabyte takes seconds. */
const CARD_DESCRIPTION = 500;

function toListEntry(value: unknown): readonly NewsEntry[] {
  const entry = toEntry(value);
  if (entry === null) return [];
  return [{ ...entry, description: entry.description?.slice(0, CARD_DESCRIPTION) ?? null }];
}

/**
 * Every news entry, newest first. Anything else in the response is left out. Each call here throws as
 * `queryContent` does.
 */
export async function listNews(signal: AbortSignal): Promise<NewsList> {
  const { result, cachedAt } = await queryContent(LIST, {}, signal);
  return { entries: arrayOrEmpty(result).flatMap(toListEntry), cachedAt };
}

/**
 * Finds an article by its slug or, as a fallback, by its id (spec section 7).
 *
 * @returns null where there is none. Then all entries are logged, for maintainers who look into a
 * broken link.
 */
export async function findArticle(slug: string, signal: AbortSignal): Promise<NewsArticle | null> {
  const article =
    toArticle(await queryContent(BY_SLUG, { slug }, signal)) ??
    toArticle(await queryContent(BY_ID, { id: slug }, signal));
  if (article === null) {
    // The visitor doesn't wait for it.
    queryContent(DIAGNOSTIC, {}, signal).then(
      ({ result: entries }) => console.info(`No news entry for "${slug}" among`, entries),
      (error: unknown) => console.info(`No news entry for "${slug}"`, error),
    );
  }
  return article;
}
