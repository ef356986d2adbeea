import type { ComponentType } from "react";
// Every entry imports it, so that React is one chunk (`build/scripts.ts`).
import "react-dom/client";
import type { ScreenParams } from "./routing/find-screen.ts";
import type { LazyScreenName } from "./screen-table.ts";
import { Application } from "./screens/lazy-script/application/application.tsx";
import { ForgotPassword } from "./screens/lazy-script/forgot-password/forgot-password.tsx";
import { Login } from "./screens/lazy-script/login/login.tsx";
import { SignUp } from "./screens/lazy-script/login/sign-up.tsx";
import { NewsArticle } from "./screens/lazy-script/news-article/news-article.tsx";
import { NewsListing } from "./screens/lazy-script/news-listing/news-listing.tsx";
import { ResetPassword } from "./screens/lazy-script/reset-password/reset-password.tsx";

/** The screens that call the backend or the news. One script for all of them costs one request. */
export const lazyScreens: Readonly<Record<LazyScreenName, ComponentType<ScreenParams>>> = {
  login: Login,
  signUp: SignUp,
  application: Application,
  forgotPassword: ForgotPassword,
  news: NewsListing,
  article: NewsArticle,
  resetPassword: ResetPassword,
};
