import { accountTypes } from "../../../content/account-types.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";

const { openAccount, ...catalogue } = accountTypes;

export function AccountTypes() {
  return (
    <>
      <Catalogue {...catalogue} path={screens.accountTypes.path} cloth="river" />
      <CallToAction {...openAccount} />
    </>
  );
}
