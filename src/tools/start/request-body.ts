import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { isRecord, parseJson } from "../../lib/narrow.ts";
import { RefusalError } from "./http.ts";

/**
 * Reads a JSON object from a request.
 *
 * @throws RefusalError 415 for another content type, 400 for anything that isn't a JSON object.
 */
export async function readJson(
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>>> {
  const body = await readBody(request, "application/json");
  const value = parseJson(body.toString());
  if (!isRecord(value)) throw new RefusalError(400, "The request must be a JSON object");
  return value;
}

/**
 * Reads the fields and files of a multipart form.
 *
 * @throws RefusalError 415 for another content type, 400 for a malformed form.
 */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = await readBody(request, "multipart/form-data");
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(body, { headers }).formData().catch(() => {
    throw new RefusalError(400, "The form is malformed");
  });
}

async function readBody(request: IncomingMessage, type: string) {
  if (!request.headers["content-type"]?.startsWith(type))
    throw new RefusalError(415, `The content type must be ${type}`);
  return buffer(request).catch(() => {
    throw new RefusalError(400, "The connection was lost during the request");
  });
}
