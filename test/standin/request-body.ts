import type { IncomingMessage } from "node:http";
import { isRecord } from "../../src/lib/narrow.ts";
import { HttpError } from "./http.ts";

const JSON_LIMIT = 64 * 1024;

/**
 * Reads a JSON object from a request.
 *
 * @throws HttpError 415 for another content type, 413 for more than 64 kB, 400 for anything that
 * isn't a JSON object.
 */
export async function readJson(
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>>> {
  const body = await readBody(request, "application/json", JSON_LIMIT);
  const value = parse(body);
  if (!isRecord(value)) throw new HttpError(400, "The request must be a JSON object");
  return value;
}

/**
 * Reads the fields and files of a multipart form.
 *
 * @param limit how many bytes the whole request may have.
 * @throws HttpError 415 for another content type, 413 beyond the limit, 400 for a malformed form.
 */
export async function readForm(request: IncomingMessage, limit: number): Promise<FormData> {
  const body = await readBody(request, "multipart/form-data", limit);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new HttpError(400, "The form is malformed");
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage, type: string, limit: number) {
  const [given = ""] = (request.headers["content-type"] ?? "").split(";");
  if (given.trim().toLowerCase() !== type) {
    throw new HttpError(415, `The content type must be ${type}`);
  }
  return collect(request, limit);
}

/**
 * Reads on beyond the limit and keeps nothing of it: a browser looks at the answer only once it
 * has sent everything, and takes a connection that is cut before for a network error.
 */
function collect(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Uint8Array) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on("end", () => {
      if (length <= limit) resolve(Buffer.concat(chunks));
      else reject(new HttpError(413, `The request has more than ${limit} bytes`));
    });
    request.on("error", () => reject(new HttpError(400, "The request broke off")));
  });
}
