import { type Address, matchPath, type Params, pageNumber, parseAddress } from "../lib/address.ts";
import { type ScreenName, type ScreenRow, screens } from "../screen-table.ts";

const isName = (name: string): name is ScreenName => name in screens;
const names = Object.keys(screens).filter(isName);

type FoundScreen = {
  readonly name: ScreenName;
  readonly row: ScreenRow;
  readonly params: Params;
  /** A text that differs between screens, articles, and pages of the news. */
  readonly key: string;
};

function matchScreen(path: string): { name: ScreenName; params: Params } {
  for (const name of names) {
    const params = matchPath(screens[name].path, path);
    if (params !== null) return { name, params };
  }
  return { name: "notFound", params: {} };
}

export function findScreen({ path, query }: Address): FoundScreen {
  const { name, params } = matchScreen(path);
  const key = JSON.stringify([name, params, name === "news" && pageNumber(query)]);
  return { name, row: screens[name], params, key };
}

export const findAddressedScreen = () => findScreen(parseAddress(window.location.hash));

export const isSameScreen = (hash: string, other: string) =>
  findScreen(parseAddress(hash)).key === findScreen(parseAddress(other)).key;
