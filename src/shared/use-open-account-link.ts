import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { useSession } from "../session/session.ts";

/**
 * The attributes of an Open Account link, which leads logged-out visitors to the login first.
 * `data-open-account` lets `boot/before-hydration.ts` correct the link.
 */
export function useOpenAccountLink() {
  const href = linkTo(useSession().isLoggedIn ? screens.accounts.path : screens.login.path);
  return { href, "data-open-account": "" };
}
