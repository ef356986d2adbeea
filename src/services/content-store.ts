import { InvalidResponseError, readSlowJson, sendRequest } from "../lib/http.ts";
import { isRecord } from "../lib/narrow.ts";
import { settings } from "../settings.ts";
import { searchOf } from "./queries.ts";

const { contentApi, contentDataset } = settings;

/** Without a perspective, this version (spec section 7) also returns drafts to a token. */
export const RAW_QUERIES_URL = `${contentApi}/v2024-02-23/data/query/${contentDataset}?`;
export const QUERIES_URL = `${RAW_QUERIES_URL}perspective=published&`;

export const IMAGES_URL = `${settings.contentImages}/`;

export const hasResult = (body: unknown): body is { readonly result: unknown } =>
  isRecord(body) && "result" in body;

/** Throws as `sendRequest` and `readSlowJson` do. */
export async function queryContent(
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
  cache: RequestCache = "default",
): Promise<unknown> {
  const { contentToken } = settings;
  const headers = contentToken ? { authorization: `Bearer ${contentToken}` } : {};
  const url = `${QUERIES_URL}${searchOf(query, params)}`;
  return sendRequest(url, { headers, signal, cache }, async (response, restartTimeout) => {
    const body = await readSlowJson(response, restartTimeout);
    if (!hasResult(body)) throw new InvalidResponseError("The response has no result");
    return body.result;
  });
}
