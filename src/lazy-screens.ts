// The first script imports it as well, so that all of React is in one chunk (`build/scripts.ts`).
import "react-dom/client";
import type { ComponentType } from "react";
import type { Params } from "./lib/address.ts";
import type { NameOf } from "./screen-table.ts";
import { Accounts } from "./screens/lazy/accounts/accounts.tsx";
import { ForgotPassword } from "./screens/lazy/forgot-password/forgot-password.tsx";
import { Login } from "./screens/lazy/login/login.tsx";
import { NewsArticle } from "./screens/lazy/news-article/news-article.tsx";
import { NewsListing } from "./screens/lazy/news-listing/news-listing.tsx";
import { ResetPassword } from "./screens/lazy/reset-password/reset-password.tsx";

/** The screens of the lazy script: those that need another server. A script for each would cost several requests. */
export const components: Readonly<Record<NameOf<true>, ComponentType<Params>>> = {
  login: Login,
  accounts: Accounts,
  forgotPassword: ForgotPassword,
  news: NewsListing,
  article: NewsArticle,
  resetPassword: ResetPassword,
};
