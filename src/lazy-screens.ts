// The first script imports it as well. So all of React is in one chunk (`build/scripts.ts`).
import "react-dom/client";
import type { ComponentType } from "react";
import type { Params } from "./lib/address.ts";
import type { LazyName } from "./paths.ts";
import { Accounts } from "./screens/accounts/accounts.tsx";
import { ForgotPassword } from "./screens/forgot-password/forgot-password.tsx";
import { Login } from "./screens/login/login.tsx";
import { NewsArticle } from "./screens/news-article/news-article.tsx";
import { NewsListing } from "./screens/news-listing/news-listing.tsx";
import { ResetPassword } from "./screens/reset-password/reset-password.tsx";

/**
 * The screens that need another server, in one script. As a script each they would share several
 * chunks, and every chunk costs a request.
 */
export const screens: Readonly<Record<LazyName, ComponentType<Params>>> = {
  news: NewsListing,
  article: NewsArticle,
  login: Login,
  accounts: Accounts,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
};
