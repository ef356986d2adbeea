import { accountTypes } from "../../content/account-types.ts";
import { useOpenAccountLink } from "../../session.ts";
import { Catalogue } from "../../ui/catalogue.tsx";

export function AccountTypes() {
  const href = useOpenAccountLink();
  return <Catalogue {...accountTypes} cloth="river" next={{ ...accountTypes.next, href }} />;
}
