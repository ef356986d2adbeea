import { news } from "../content/news.ts";
import { arrayOrEmpty, isRecord, textOrNull } from "../lib/narrow.ts";
import { type BodyBlock, toBody, toText } from "./article-body.ts";
import { queryContent } from "./content-store.ts";
import { type ContentImage, toContentImage } from "./images.ts";
import {
  ARTICLE_BY_SLUG,
  ARTICLE_FIELDS,
  listQuery,
  NEWEST_FIRST,
  PAGE_LENGTH,
} from "./queries.ts";

export type NewsEntry = {
  readonly id: string;
  readonly title: string;
  /** Its slug, or its id if it has none. */
  readonly slug: string;
  readonly date: string | null;
  readonly description: string | null;
  readonly image: ContentImage | null;
};

export type Article = NewsEntry & { readonly body: readonly BodyBlock[] };

const ARTICLE_BY_ID = `*[_type == "news" && _id == $id][0] {${ARTICLE_FIELDS}}`;
/** The newest fifty, since the visitor pays for the bytes. */
const DIAGNOSTIC = `*[_type == "news"] | ${NEWEST_FIRST} [0...50] {_id, title, slug}`;

function toEntry(value: unknown): NewsEntry | null {
  if (!isRecord(value)) return null;
  const id = textOrNull(value._id);
  if (id === null) return null;
  const slug = isRecord(value.slug) ? value.slug.current : value.slug;
  return {
    id,
    title: toText(value.title) ?? news.untitled,
    slug: textOrNull(slug) ?? id,
    date: textOrNull(value.date),
    description: toText(value.description),
    image: toContentImage(value.image),
  };
}

function toArticle(value: unknown): Article | null {
  const entry = toEntry(value);
  return entry && isRecord(value) ? { ...entry, body: toBody(value.content) } : null;
}

/** Each call in this file throws like `queryContent`. */
export async function listNews(page: number, signal: AbortSignal, cache: RequestCache) {
  const found = arrayOrEmpty(await queryContent(listQuery(page), {}, signal, cache));
  const entries = found.slice(0, PAGE_LENGTH).map(toEntry);
  return {
    entries: entries.filter((entry) => entry !== null),
    hasOlder: found.length > PAGE_LENGTH,
  };
}

export type NewsList = Awaited<ReturnType<typeof listNews>>;

export async function findArticle(slug: string, signal: AbortSignal): Promise<Article | null> {
  const article =
    toArticle(await queryContent(ARTICLE_BY_SLUG, { slug }, signal)) ??
    toArticle(await queryContent(ARTICLE_BY_ID, { id: slug }, signal));
  if (article === null) {
    // For maintainers who look into a broken link. The visitor doesn't wait for it.
    queryContent(DIAGNOSTIC, {}, signal).then(
      (entries) => console.info(`No news entry for "${slug}" among`, entries),
      (error: unknown) => console.info(`No news entry for "${slug}"`, error),
    );
  }
  return article;
}
