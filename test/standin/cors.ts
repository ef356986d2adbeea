import type { IncomingMessage } from "node:http";

/**
 * The headers with which pages of one origin alone may read an answer (the CORS protocol of the
 * Fetch standard), and, on a preflight, what they may send.
 */
export function corsHeaders(request: IncomingMessage, allowed: string): Record<string, string> {
  const vary = { vary: "origin" };
  if (request.headers.origin !== allowed) return vary;
  const origin = { ...vary, "access-control-allow-origin": allowed };
  if (request.method !== "OPTIONS") return origin;
  return {
    ...origin,
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
  };
}
