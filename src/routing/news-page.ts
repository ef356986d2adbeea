import { type Params, queryValue } from "../lib/address.ts";

/** A whole number above 1, else 1. */
export function pageNumber(query: string): number {
  const page = Number(queryValue(query, "page"));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export const pageParams = (page: number): Params => (page > 1 ? { page: String(page) } : {});
