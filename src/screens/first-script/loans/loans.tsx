import { loans } from "../../../content/loans.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";

export const Loans = () => <Catalogue {...screens.loans} {...loans} cloth="seed" />;
