/**
 * The screens that need another server anyway, in one script: each by itself would be fetched in
 * several pieces, those that it shares with the others, and every piece costs a request.
 */
export { Accounts } from "./screens/accounts/accounts.tsx";
export { ForgotPassword } from "./screens/forgot-password/forgot-password.tsx";
export { Login } from "./screens/login/login.tsx";
export { NewsArticle } from "./screens/news-article/news-article.tsx";
export { NewsListing } from "./screens/news-listing/news-listing.tsx";
export { ResetPassword } from "./screens/reset-password/reset-password.tsx";
