import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { useSession } from "../session/session.ts";

/** The `href` of an Open Account link, which leads logged-out visitors to the sign-up first. */
export const useOpenAccountLink = () =>
  linkTo(useSession().isLoggedIn ? screens.application.path : screens.signUp.path);
