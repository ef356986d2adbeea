import { type Address, matchPath, type Params } from "../lib/address.ts";
import { type ScreenName, screens } from "../screen-table.ts";

const isName = (name: string): name is ScreenName => name in screens;
const names = Object.keys(screens).filter(isName);

type FoundScreen = { readonly name: ScreenName; readonly params: Params };

/** The name of the screen of an address, and the parameters of its path. */
export function findScreen({ path }: Address): FoundScreen {
  for (const name of names) {
    const params = matchPath(screens[name].path, path);
    if (params !== null) return { name, params };
  }
  return { name: "notFound", params: {} };
}
