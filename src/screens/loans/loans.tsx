import { loans } from "../../content/loans.ts";
import { linkTo } from "../../lib/address.ts";
import { Catalogue } from "../../ui/catalogue.tsx";

export function Loans() {
  const { path, ...next } = loans.next;
  return <Catalogue {...loans} cloth="seed" next={{ ...next, href: linkTo(path) }} />;
}
