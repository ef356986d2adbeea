import { openYours } from "../../content/open-yours.ts";
import { StaticPart } from "../../lib/static-part.tsx";
import { useOpenAccountLink } from "../../session.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function AccountTypes() {
  return (
    <>
      <StaticPart name="accounts-list" />
      <CallToAction {...openYours} link={useOpenAccountLink()} />
    </>
  );
}
