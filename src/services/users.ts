import {
  ACCEPT_JSON,
  InvalidResponseError,
  ignoreBody,
  readJson,
  sendRequest,
} from "../lib/http.ts";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

const { apiBase, usersApi } = settings;

type LoginBody = { readonly email: string; readonly password: string };

type Credentials = {
  readonly token: string;
  /** The backend's user object. Only its name is specified. */
  readonly user: Readonly<Record<string, unknown>>;
};

/** Opens no dialog of the browser for HTTP authentication, and caches no reset token. */
const send: typeof sendRequest = (url, init, read) =>
  sendRequest(url, { ...init, headers: ACCEPT_JSON, credentials: "omit", cache: "no-store" }, read);

function toCredentials(body: unknown): Credentials {
  const token = isRecord(body) ? textOrNull(body.token) : null;
  const user = isRecord(body) && isRecord(body.user) ? body.user : null;
  if (token === null || user === null) throw new InvalidResponseError("Token or user is missing");
  return { token, user };
}

/** Each call in this file throws like `sendRequest` and `readJson`. */
export async function requestLogin(body: LoginBody, signal: AbortSignal): Promise<Credentials> {
  return toCredentials(await send(`${apiBase}/api/users/login`, { body, signal }, readJson));
}

/** If the status is a success but the body was cut off, the account exists. */
export async function register(
  body: LoginBody & { readonly name: string },
  signal: AbortSignal,
): Promise<void> {
  await send(`${apiBase}/api/users/register`, { body, signal }, async (response) => {
    const text = await response.text().catch(() => null);
    if (text !== null) toCredentials(parseJson(text));
  });
}

export const requestResetLink = (email: string, signal: AbortSignal) =>
  send(`${usersApi}/forgot-password`, { body: { email }, signal }, ignoreBody);

/** Throws if the link isn't valid. */
export function checkResetLink(token: string, email: string, signal: AbortSignal) {
  const link = `${encodeURIComponent(token)}?${new URLSearchParams({ email })}`;
  return send(`${usersApi}/validate-reset-token/${link}`, { signal }, ignoreBody);
}

export const setNewPassword = (token: string, body: LoginBody, signal: AbortSignal) =>
  send(`${usersApi}/reset-password/${encodeURIComponent(token)}`, { body, signal }, ignoreBody);
