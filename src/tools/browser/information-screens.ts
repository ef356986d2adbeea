import { type ScreenRow, screens } from "../../screen-table.ts";

/** The paths of the information screens, Home's first. Their code is in the first script. */
export const INFORMATION_PATHS: readonly string[] = Object.values<ScreenRow>(screens)
  .filter(({ path, isLazy }) => !isLazy && path.startsWith("/"))
  .map(({ path }) => path);
