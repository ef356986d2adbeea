import { fetchJson, InvalidAnswerError } from "../lib/http.ts";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

/** The date of the Sanity API that the queries are written for (spec section 7). */
const API_VERSION = "v2024-02-23";

/**
 * Runs a GROQ query in the content store.
 *
 * @param params what the query calls `$name`. They travel beside the query, each as JSON, so that
 * nothing that a visitor put into the address becomes part of the query.
 * @returns the result, to be narrowed by the caller.
 * @throws whatever `fetchJson` throws.
 */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));

  const { contentApi, contentDataset, contentToken } = settings;
  const answer = await fetchJson(
    `${contentApi}/${API_VERSION}/data/query/${contentDataset}?${search}`,
    { headers: contentToken ? { authorization: `Bearer ${contentToken}` } : {}, signal },
  );
  if (!isRecord(answer) || !("result" in answer)) throw new InvalidAnswerError("No result in it");
  return answer.result;
}
