import { HttpError, InvalidResponseError, readSlowJson, sendRequest } from "../lib/http.ts";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { settings } from "../settings.ts";
import { searchOf } from "./queries.ts";

const { contentApi, contentDataset } = settings;

/**
 * The start of each query's address, with the version of Sanity's API (spec section 7). With a
 * token this version returns drafts too, except to a query with `perspective=published`.
 */
export const QUERIES_URL = `${contentApi}/v2024-02-23/data/query/${contentDataset}?perspective=published&`;

/** The start of each picture's address. */
export const PICTURES_URL = `${settings.contentImages}/`;

/** Whether the parsed body of a response has a query's result. */
export const hasResult = (body: unknown): body is { readonly result: unknown } =>
  isRecord(body) && "result" in body;

/**
 * Runs a GROQ query in the content store.
 *
 * @param params the values of the query's parameters, by name without the `$`.
 * @returns the result, to be narrowed by the caller.
 * @throws as `sendRequest` and `readSlowJson` do.
 */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const { contentToken } = settings;
  const headers = contentToken ? { authorization: `Bearer ${contentToken}` } : {};
  const url = `${QUERIES_URL}${searchOf(query, params)}`;
  const result = sendRequest(url, { headers, signal }, async (response, restartTimeout) => {
    const body = await readSlowJson(response, restartTimeout);
    if (!hasResult(body)) throw new InvalidResponseError("The response has no result");
    return body.result;
  });
  return result.catch((error: unknown) => {
    if (error instanceof HttpError) error.message += `: ${reasonIn(error.body)}`;
    throw error;
  });
}

/** Sanity's reason in the body of an error (https://www.sanity.io/docs/http-reference/query). */
function reasonIn(text: string): string {
  const body = parseJson(text);
  const error = isRecord(body) ? body.error : null;
  return (isRecord(error) && textOrNull(error.description)) || "no reason";
}
