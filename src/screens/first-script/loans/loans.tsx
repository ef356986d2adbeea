import { loans } from "../../../content/loans.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";

const { path, title } = screens.loans;
const { next, ...catalogue } = loans;

export function Loans() {
  return (
    <>
      <Catalogue {...catalogue} path={path} title={title} cloth="seed" />
      <CallToAction {...next} />
    </>
  );
}
