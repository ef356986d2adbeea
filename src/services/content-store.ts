import { InvalidResponseError, jsonOf, send } from "../lib/http.ts";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

const { contentApi, contentDataset } = settings;

/**
 * Where queries go, in the version of Sanity's API that they are written for (spec section 7). In
 * that version a query with a token sees drafts too, unless it asks for published documents.
 */
export const QUERIES = `${contentApi}/v2024-02-23/data/query/${contentDataset}?perspective=published&`;

/** The header in which the service worker says since when it has had an answer in its cache. */
export const CACHED_AT = "kept-at";

/** What a query gave. */
export type Result = {
  readonly result: unknown;
  /** Since when the answer has been in the phone's cache: ISO 8601, in UTC. Null for a fresh one. */
  readonly cachedAt: string | null;
};

/**
 * Runs a GROQ query in the content store.
 *
 * @param params what the query calls `$name`. They travel beside the query, each as JSON, so that
 * nothing that a visitor put into the address becomes part of the query.
 * @returns the result, to be narrowed by the caller; without a network it may come from the phone's
 * cache.
 * @throws as `send` and `jsonOf` do.
 */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Result> {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));

  const { contentToken } = settings;
  const response = await send(`${QUERIES}${search}`, {
    headers: contentToken ? { authorization: `Bearer ${contentToken}` } : {},
    signal,
  });
  const body = jsonOf(response);
  if (!isRecord(body) || !("result" in body)) throw new InvalidResponseError("No result in it");
  return { result: body.result, cachedAt: response.headers.get(CACHED_AT) };
}
