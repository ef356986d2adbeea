import { accountTypes } from "../../content/account-types.ts";
import { Catalogue } from "../../ui/catalogue.tsx";

export function AccountsList() {
  return <Catalogue {...accountTypes} cloth="river" />;
}
