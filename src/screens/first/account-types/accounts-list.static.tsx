import { accountTypes } from "../../../content/account-types.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { Catalogue } from "../../../ui/catalogue.tsx";

export const AccountsList = staticPart("accounts-list", () => (
  <Catalogue {...accountTypes} cloth="river" />
));
