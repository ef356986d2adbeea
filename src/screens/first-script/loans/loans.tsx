import { loans } from "../../../content/loans.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";

const { path, title } = screens.loans;

export const Loans = () => <Catalogue {...loans} path={path} title={title} cloth="seed" />;
