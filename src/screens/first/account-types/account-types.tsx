import { openYours } from "../../../content/open-yours.ts";
import { useOpenAccountLink } from "../../../session.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { AccountsList } from "./accounts-list.static.tsx";

export function AccountTypes() {
  return (
    <>
      <AccountsList />
      <CallToAction {...openYours} link={useOpenAccountLink()} />
    </>
  );
}
