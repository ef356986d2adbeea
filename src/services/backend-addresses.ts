/** The addresses of the backend's calls (`openapi.yaml`). */
import { InvalidResponseError } from "../lib/http.ts";
import { settings } from "../settings.ts";

export const LOGIN = `${settings.apiBase}/api/users/login`;
export const REGISTER = `${settings.apiBase}/api/users/register`;
export const FORGOT_PASSWORD = `${settings.usersApi}/forgot-password`;
export const CREATE_ACCOUNT = `${settings.apiBase}/api/accounts/create`;

/** Refuses `.` and `..`, which the URL standard resolves even if they are encoded. */
function toSegment(token: string): string {
  if (token === "." || token === "..") throw new InvalidResponseError("No token");
  return encodeURIComponent(token);
}

export const validateResetToken = (token: string, email: string) =>
  `${settings.usersApi}/validate-reset-token/${toSegment(token)}?${new URLSearchParams({ email })}`;

export const resetPassword = (token: string) =>
  `${settings.usersApi}/reset-password/${toSegment(token)}`;
