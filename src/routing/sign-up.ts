import { type Address, queryValue } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { linkWith } from "./product-link.ts";

const TAB = "sign-up";

export const signUpLink = linkWith(screens.login.path, "tab", TAB);

export const isSignUp = ({ query }: Address) => queryValue(query, "tab") === TAB;
