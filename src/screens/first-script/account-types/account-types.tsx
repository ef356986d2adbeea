import { accountTypes } from "../../../content/account-types.ts";
import { applyOnline } from "../../../content/apply-online.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";

const { path, title } = screens.accountTypes;

export function AccountTypes() {
  return (
    <>
      <Catalogue {...accountTypes} path={path} title={title} cloth="river" />
      <CallToAction {...applyOnline} />
    </>
  );
}
