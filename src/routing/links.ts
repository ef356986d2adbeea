/** The links whose query names a part of a screen, and what an address with such a query names. */
import { type ApplicationAccount, applicationAccounts } from "../content/application-accounts.ts";
import { type Address, linkTo, type Params, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

export const linkToProduct = (path: string, product: string) => linkTo(path, { product });

export const productOf = ({ query }: Address) => queryValue(query, "product");

export const linkToApplication = (type: ApplicationAccount) =>
  linkTo(screens.application.path, { type });

/** The name of the account that is chosen in the application. */
export function accountOf({ query }: Address) {
  const type = queryValue(query, "type");
  return Object.entries(applicationAccounts).find(([key]) => key === type)?.[1];
}

const SIGN_UP = "sign-up";

export const linkToSignUp = () => linkTo(screens.login.path, { tab: SIGN_UP });

export const isSignUp = ({ query }: Address) => queryValue(query, "tab") === SIGN_UP;

const pageParams = (page: number): Params =>
  page > 1 ? { [screens.news.keyParameter]: String(page) } : {};

export const linkToNews = (page: number) => linkTo(screens.news.path, pageParams(page));

/** @param page the page of the list that has the link, for the article's link back. */
export const linkToArticle = (slug: string, page = 1) =>
  linkTo(screens.article.path, { slug, ...pageParams(page) });

/** A whole number without leading zeros, else 1. */
export function newsPageOf({ query }: Address): number {
  const page = queryValue(query, screens.news.keyParameter) ?? "";
  return /^[1-9]\d{0,14}$/.test(page) ? Number(page) : 1;
}
