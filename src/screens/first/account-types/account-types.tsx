import { openAccount } from "../../../content/open-account.ts";
import { useOpenAccountLink } from "../../../session.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { AccountsList } from "./accounts-list.static.tsx";

export function AccountTypes() {
  return (
    <>
      <AccountsList />
      <CallToAction {...openAccount} link={useOpenAccountLink()} />
    </>
  );
}
