import { type Address, matchPath, type Params, parseAddress } from "../lib/address.ts";
import { type ScreenName, type ScreenRow, screens } from "../screen-table.ts";

const isName = (name: string): name is ScreenName => name in screens;
const names = Object.keys(screens).filter(isName);

type FoundScreen = {
  readonly name: ScreenName;
  /** Its row in the table of screens. */
  readonly row: ScreenRow;
  /** The parameters in the address's path. */
  readonly params: Params;
};

/** The screen of an address. */
export function findScreen({ path }: Address): FoundScreen {
  for (const name of names) {
    const row = screens[name];
    const params = matchPath(row.path, path);
    if (params !== null) return { name, row, params };
  }
  return { name: "notFound", row: screens.notFound, params: {} };
}

/** The screen of the page's address. */
export const findAddressedScreen = () => findScreen(parseAddress(window.location.hash));
