import { InvalidResponseError, ignoreBody, readJson } from "../lib/http.ts";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { settings } from "../settings.ts";
import { callBackend } from "./backend.ts";

const { apiBase, usersApi } = settings;

type LoginBody = { readonly email: string; readonly password: string };

type Credentials = {
  readonly token: string;
  /** The backend's user object. Only its name is specified. */
  readonly user: Readonly<Record<string, unknown>>;
};

function toCredentials(body: unknown): Credentials {
  const token = isRecord(body) ? textOrNull(body.token) : null;
  const user = isRecord(body) && isRecord(body.user) ? body.user : null;
  if (token === null || user === null) throw new InvalidResponseError("Token or user is missing");
  return { token, user };
}

/** Each call in this file throws like `callBackend` and `readJson`. */
export async function requestLogin(body: LoginBody, signal: AbortSignal): Promise<Credentials> {
  return toCredentials(await callBackend(`${apiBase}/api/users/login`, { body, signal }, readJson));
}

/** If the status is a success but the body was cut off, the account exists. */
export async function register(
  body: LoginBody & { readonly name: string },
  signal: AbortSignal,
): Promise<void> {
  await callBackend(`${apiBase}/api/users/register`, { body, signal }, async (response) => {
    const text = await response.text().catch(() => null);
    if (text !== null) toCredentials(parseJson(text));
  });
}

export const requestResetLink = (email: string, signal: AbortSignal) =>
  callBackend(`${usersApi}/forgot-password`, { body: { email }, signal }, ignoreBody);

/** Throws if the link isn't valid. */
export function checkResetLink(token: string, email: string, signal: AbortSignal) {
  const link = `${encodeURIComponent(token)}?${new URLSearchParams({ email })}`;
  return callBackend(`${usersApi}/validate-reset-token/${link}`, { signal }, ignoreBody);
}

export const setNewPassword = (token: string, body: LoginBody, signal: AbortSignal) =>
  callBackend(
    `${usersApi}/reset-password/${encodeURIComponent(token)}`,
    { body, signal },
    ignoreBody,
  );
