import { accountTypes } from "../../../content/account-types.ts";
import { applyOnline } from "../../../content/apply-online.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";

const { path, title } = screens.accountTypes;

export const AccountTypes = () => (
  <Catalogue {...accountTypes} path={path} title={title} cloth="river" next={applyOnline} />
);
