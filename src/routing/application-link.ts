import { type ApplicationAccount, applicationAccounts } from "../content/application-accounts.ts";
import { type Address, linkTo, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

/** The link of the application in which an account is chosen. */
export const applicationLink = (type: ApplicationAccount) =>
  linkTo(screens.application.path, { type });

/** The name of the account that the address chooses. */
export function chosenAccount({ query }: Address) {
  const type = queryValue(query, "type")?.toLowerCase();
  return Object.entries(applicationAccounts).find(([key]) => key === type)?.[1];
}
