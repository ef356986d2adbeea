/** How the content store responds to the site's own queries, and to some that show more of it. */
import sharp from "sharp";
import { isRecord, listOf, textOrNull } from "../../lib/narrow.ts";
import { QUERIES_URL, queryContent, type Result } from "../../services/content-store.ts";
import { CROPS, pictureOf, toContentImage } from "../../services/images.ts";
import { findArticle, listNews, type NewsArticle, type NewsList } from "../../services/news.ts";
import { newsDocument } from "../../services/news-schema.ts";
import { settings } from "../../settings.ts";
import {
  type Exchange,
  exchange,
  preflight,
  read,
  requestOf,
  type ServiceResponse,
  send,
} from "./calls.ts";

/** A picture as the site asks for it. */
export type Crop = {
  readonly address: string;
  readonly width: number;
  /** Null where the picture keeps its own proportions. */
  readonly height: number | null;
  readonly response: ServiceResponse;
  /** The size of the picture that came; null where none came. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

export type ContentStore = {
  readonly origin: string;
  readonly listing: Exchange<NewsList>;
  /** Null where there is no entry to ask for. */
  readonly article: Exchange<NewsArticle | null> | null;
  /** The preflight of a query; null where it needs none. */
  readonly preflight: { readonly request: Request; readonly response: ServiceResponse } | null;
  /** All news, with all their fields. */
  readonly all: Exchange<Result>;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  /** The ids of drafts that anybody can read who asks for them. */
  readonly drafts: readonly string[];
  /** The types of all other documents that anybody can read. */
  readonly otherTypes: readonly string[];
  /** The response to a change that is only tried. */
  readonly change: ServiceResponse;
  readonly crops: readonly Crop[];
};

const ENTRIES = `*[_type == "${newsDocument.name}"]`;
const DRAFTS = `*[_id in path("drafts.**") || _id in path("versions.**")]._id`;
const OTHER_TYPES = `array::unique(*[_type != "${newsDocument.name}" && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]._type)`;

/**
 * A query that an attacker would write. In the version of the API that the site asks, one without a
 * perspective sees drafts, too.
 */
async function askRaw(query: string, origin: string): Promise<readonly string[]> {
  const call = (signal: AbortSignal) => queryContent(query, {}, signal);
  const request = await requestOf(call);
  const raw = request.url.replace("perspective=published&", "");
  const { value } = await read(call, await send(new Request(raw, request), { origin }));
  return listOf(value?.result).filter((item) => typeof item === "string");
}

/** Tries to add a document, without doing it: https://www.sanity.io/docs/http-mutations. */
async function tryChange(origin: string): Promise<ServiceResponse> {
  const queries = new URL(QUERIES_URL);
  // The CDN takes no changes.
  const host = queries.host.replace(/\.apicdn\.sanity\.io$/, ".api.sanity.io");
  const path = queries.pathname.replace("/data/query/", "/data/mutate/");
  const { contentToken } = settings;
  return send(
    new Request(`${queries.protocol}//${host}${path}?dryRun=true`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(contentToken && { authorization: `Bearer ${contentToken}` }),
      },
      body: JSON.stringify({ mutations: [{ create: { _type: newsDocument.name } }] }),
    }),
    { origin },
  );
}

async function askForCrops(image: unknown, origin: string): Promise<readonly Crop[]> {
  const picture = toContentImage(image);
  if (picture === null) return [];
  const crops: Crop[] = [];
  for (const [width, height = null] of Object.values(CROPS)) {
    const { src, srcSet } = pictureOf(picture, width, height ?? undefined);
    const smaller = [...srcSet.matchAll(/(\S+) (\d+)w/g)];
    for (const [, address = src, own = ""] of smaller) {
      const response = await send(new Request(address), { origin, accept: "image/webp,*/*" });
      const size = await sharp(response.body)
        .metadata()
        .catch(() => null);
      const scaled = height && Math.round((height * Number(own)) / width);
      crops.push({ address, width: Number(own), height: scaled, response, size });
    }
  }
  return crops;
}

/** Asks the content store all that the site asks it, as a page of an origin, and changes nothing. */
export async function askContentStore(origin: string): Promise<ContentStore> {
  const listing = await exchange(listNews, origin);
  const [first] = listing.value?.entries ?? [];
  const article = first
    ? await exchange((signal) => findArticle(first.slug, signal), origin)
    : null;
  const all = await exchange((signal) => queryContent(ENTRIES, {}, signal), origin);
  const entries = listOf(all.value?.result).filter(isRecord);
  const query = await requestOf(listNews);
  const pictured = entries.find(({ image }) => toContentImage(image) !== null);
  return {
    origin,
    listing,
    article,
    preflight: settings.contentToken
      ? { request: query, response: await preflight(query, origin) }
      : null,
    all,
    entries,
    drafts: await askRaw(DRAFTS, origin),
    otherTypes: await askRaw(OTHER_TYPES, origin),
    change: await tryChange(origin),
    crops: await askForCrops(pictured?.image, origin),
  };
}

/** How an entry is called in a complaint. */
export const nameOf = ({ _id, title }: Readonly<Record<string, unknown>>) =>
  `"${textOrNull(title) ?? "Untitled"}" (${_id})`;
