/** The links to the news. An article's link names the page of the list that has it. */
import { type Address, linkTo, type Params, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

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
