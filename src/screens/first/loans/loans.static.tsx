import { loans } from "../../../content/loans.ts";
import { linkTo } from "../../../lib/address.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Catalogue } from "../../../ui/catalogue.tsx";

const { next, ...catalogue } = loans;

export const Loans = staticPart("loans", () => (
  <>
    <Catalogue {...catalogue} cloth="seed" />
    <CallToAction {...next} link={{ href: linkTo(next.path) }} />
  </>
));
