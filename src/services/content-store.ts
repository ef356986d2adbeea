import { InvalidResponseError, json, send } from "../lib/http.ts";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";
import { CACHED_AT, searchOf } from "./queries.ts";

const { contentApi, contentDataset } = settings;

/**
 * The address of queries, with the version of Sanity's API (spec section 7). In this version a query
 * with a token returns drafts too, unless it asks for the published perspective.
 */
export const QUERIES_URL = `${contentApi}/v2024-02-23/data/query/${contentDataset}?perspective=published&`;

/** The result of a query. */
export type Result = {
  readonly result: unknown;
  /** When the phone cached the response: ISO 8601, in UTC. Null for a fresh one. */
  readonly cachedAt: string | null;
};

/**
 * Runs a GROQ query in the content store.
 *
 * @param params the values of the query's `$name`.
 * @returns the result, to be narrowed by the caller; without a network it may come from the phone's
 * cache.
 * @throws as `send` and `json` do.
 */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Result> {
  const { contentToken } = settings;
  const headers = contentToken ? { authorization: `Bearer ${contentToken}` } : {};
  return send(`${QUERIES_URL}${searchOf(query, params)}`, { headers, signal }, async (response) => {
    const body = await json(response);
    if (!isRecord(body) || !("result" in body)) throw new InvalidResponseError("No result in it");
    return { result: body.result, cachedAt: response.headers.get(CACHED_AT) };
  });
}
