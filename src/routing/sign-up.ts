import { type Address, linkTo, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";

const TAB = "sign-up";

export const signUpLink = linkTo(screens.login.path, { tab: TAB });

export const isSignUp = ({ query }: Address) => queryValue(query, "tab") === TAB;
