/** The links whose query names a part of a screen. */
import type { ApplicationAccount } from "../content/application-accounts.ts";
import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

/** The card of the product has the link without its `#` as its `id`, so browsers find it. */
export const linkToProduct = (path: string, product: string) => `#${path}?product=${product}`;

export const linkToApplication = (type: ApplicationAccount) =>
  linkTo(screens.application.path, { type });
