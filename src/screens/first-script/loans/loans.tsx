import { loans } from "../../../content/loans.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";

const { next, ...catalogue } = loans;

export function Loans() {
  return (
    <>
      <Catalogue {...catalogue} path={screens.loans.path} cloth="seed" />
      <CallToAction {...next} />
    </>
  );
}
