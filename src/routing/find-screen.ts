import { type Address, matchPath, parseAddress, queryValue } from "../lib/address.ts";
import { type ScreenName, type ScreenRow, screens } from "../screen-table.ts";
import { linkToProduct } from "./links.ts";

const isName = (name: string): name is ScreenName => name in screens;
const names = Object.keys(screens).filter(isName);

/** The props of a screen's component, which are the parameters in the paths of `screens`. */
export type ScreenParams = { readonly slug?: string; readonly token?: string };

function matchScreen(path: string): { name: ScreenName; params: ScreenParams } {
  for (const name of names) {
    const params = matchPath(screens[name].path, path);
    if (params !== null) return { name, params };
  }
  return { name: "notFound", params: {} };
}

/** Everything that an address names. */
export function findScreen({ path, query }: Address) {
  const { name, params } = matchScreen(path);
  const row: ScreenRow = screens[name];
  const value = row.keyParameter && queryValue(query, row.keyParameter);
  /** It differs between screens, articles, pages of the news and reset links. */
  const key = JSON.stringify([name, params, value]);
  const product = queryValue(query, "product");
  // Only screens of the first script show products.
  const hasCard = product !== null && !row.isLazy && name !== "notFound";
  /** The link to a product's card. */
  const cardLink = hasCard ? linkToProduct(row.path, product) : null;
  return { name, row, params, key, cardLink };
}

export const findAddressedScreen = () => findScreen(parseAddress(window.location.hash));

export const isSameScreen = (hash: string, other: string) =>
  findScreen(parseAddress(hash)).key === findScreen(parseAddress(other)).key;
