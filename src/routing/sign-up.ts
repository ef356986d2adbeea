import { type Address, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { linkWith } from "./target.ts";

const TAB = "sign-up";

/** The `href` of the login that selects the tab Sign Up. */
export const signUpLink = linkWith(screens.login.path, "tab", TAB);

/** Whether an address of the login selects the tab Sign Up. */
export const isSignUp = ({ query }: Address) => queryValue(query, "tab") === TAB;
