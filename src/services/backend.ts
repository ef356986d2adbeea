import { ACCEPT_JSON, sendRequest } from "../lib/http.ts";

/** Opens no dialog of the browser for HTTP authentication, and caches no reset token. */
export const callBackend: typeof sendRequest = (url, init, read) =>
  sendRequest(url, { ...init, headers: ACCEPT_JSON, credentials: "omit", cache: "no-store" }, read);
