import { findMatch, parseAddress } from "../lib/address.ts";
import { type ScreenRow, screens } from "../screen-table.ts";

/** The screen of a hash, and the parameters of its path. */
export const findScreen = (hash: string) =>
  findMatch<ScreenRow>(Object.values(screens), parseAddress(hash).path, screens.notFound);
