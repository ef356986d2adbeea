import { type Params, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

const { differsBy: PAGE } = screens.news;

/** A whole number above 1, else 1. */
export function pageNumber(query: string): number {
  const page = Number(queryValue(query, PAGE));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export const pageParams = (page: number): Params => (page > 1 ? { [PAGE]: String(page) } : {});
