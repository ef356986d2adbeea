/** The links whose query names a part of a screen. */
import type { ApplicationAccount } from "../content/application-accounts.ts";
import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

export const linkToProduct = (path: string, product: string) => linkTo(path, { product });

export const linkToApplication = (type: ApplicationAccount) =>
  linkTo(screens.application.path, { type });
