import type { IncomingMessage } from "node:http";

/**
 * The headers that let only pages of one origin read a response (the CORS protocol of the Fetch
 * standard). For a preflight they also list what such a page may send.
 */
export function corsHeaders(request: IncomingMessage, allowed: string): Record<string, string> {
  const vary = { vary: "origin" };
  if (request.headers.origin !== allowed) return vary;
  const origin = { ...vary, "access-control-allow-origin": allowed };
  if (request.method !== "OPTIONS") return origin;
  return {
    ...origin,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
  };
}
