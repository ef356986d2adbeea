import { type Answer, fetchAnswer, InvalidAnswerError } from "../lib/http.ts";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

const { contentApi, contentDataset } = settings;

/**
 * Where queries go, in the version of Sanity's API that they are written for (spec section 7). In
 * that version a query with a token sees drafts too, unless it asks for published documents.
 */
export const QUERIES = `${contentApi}/v2024-02-23/data/query/${contentDataset}?perspective=published&`;

/**
 * Runs a GROQ query in the content store.
 *
 * @param params what the query calls `$name`. They travel beside the query, each as JSON, so that
 * nothing that a visitor put into the address becomes part of the query.
 * @returns the result, to be narrowed by the caller; without a network the phone may have kept it.
 * @throws whatever `fetchAnswer` throws.
 */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));

  const { contentToken } = settings;
  const { body, keptAt } = await fetchAnswer(`${QUERIES}${search}`, {
    headers: contentToken ? { authorization: `Bearer ${contentToken}` } : {},
    signal,
  });
  if (!isRecord(body) || !("result" in body)) throw new InvalidAnswerError("No result in it");
  return { body: body.result, keptAt };
}
