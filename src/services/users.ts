import { InvalidResponseError, jsonOf, send } from "../lib/http.ts";
import { isRecord, textOrNull } from "../lib/narrow.ts";
import { settings } from "../settings.ts";

/** What the backend says of a visitor whom it let in. */
export type Credentials = {
  readonly token: string;
  /** The user as the backend describes it; only its name is known of. */
  readonly user: Readonly<Record<string, unknown>>;
};

/** One segment of a path. However they are encoded, `.` and `..` would be folders to a browser. */
function segment(token: string): string {
  if (token === "." || token === "..") throw new InvalidResponseError("No token");
  return encodeURIComponent(token);
}

const LOGIN = `${settings.apiBase}/api/users/login`;
const REGISTER = `${settings.apiBase}/api/users/register`;

function toCredentials(answer: unknown): Credentials {
  const token = isRecord(answer) ? textOrNull(answer.token) : null;
  const user = isRecord(answer) && isRecord(answer.user) ? answer.user : null;
  if (token === null || user === null) throw new InvalidResponseError("No token and user in it");
  return { token, user };
}

/** Signs in. Each call here throws as `send` and `jsonOf` do (spec section 7). */
export async function login(
  body: { readonly email: string; readonly password: string },
  signal: AbortSignal,
): Promise<Credentials> {
  return toCredentials(jsonOf(await send(LOGIN, { body, signal })));
}

/** Makes an account for the portal; the visitor signs in with it afterwards. */
export async function register(
  body: { readonly name: string; readonly email: string; readonly password: string },
  signal: AbortSignal,
): Promise<Credentials> {
  return toCredentials(jsonOf(await send(REGISTER, { body, signal })));
}

/** Has a link sent with which the password can be set anew. */
export async function requestResetLink(email: string, signal: AbortSignal): Promise<void> {
  await send(`${settings.usersApi}/forgot-password`, { body: { email }, signal });
}

/** Asks whether a reset link still holds; throws where it doesn't. */
export async function checkResetLink(
  token: string,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const query = new URLSearchParams({ email });
  const path = `validate-reset-token/${segment(token)}`;
  await send(`${settings.usersApi}/${path}?${query}`, { signal });
}

/** Sets a new password by a link that holds. */
export async function resetPassword(
  token: string,
  body: { readonly email: string; readonly password: string },
  signal: AbortSignal,
): Promise<void> {
  const path = `reset-password/${segment(token)}`;
  await send(`${settings.usersApi}/${path}`, { body, signal });
}
