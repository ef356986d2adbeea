import { accountTypes } from "../../../content/account-types.ts";
import { applyOnline } from "../../../content/apply-online.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";

export const AccountTypes = () => (
  <Catalogue {...screens.accountTypes} {...accountTypes} cloth="river" next={applyOnline} />
);
