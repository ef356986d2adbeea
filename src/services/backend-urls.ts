/** The URLs of the backend's calls (`openapi.yaml`). */
import { settings } from "../settings.ts";

export const LOGIN_URL = `${settings.apiBase}/api/users/login`;
export const REGISTER_URL = `${settings.apiBase}/api/users/register`;
export const FORGOT_PASSWORD_URL = `${settings.usersApi}/forgot-password`;
export const CREATE_ACCOUNT_URL = `${settings.apiBase}/api/accounts/create`;

export const validateResetTokenUrl = (token: string, email: string) =>
  `${settings.usersApi}/validate-reset-token/${encodeURIComponent(token)}?${new URLSearchParams({ email })}`;

export const resetPasswordUrl = (token: string) =>
  `${settings.usersApi}/reset-password/${encodeURIComponent(token)}`;
