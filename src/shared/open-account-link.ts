import { useEffect } from "react";
import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { useSession } from "../session/session.ts";

/**
 * The attributes of an Open Account link, which leads logged-out visitors to the login first.
 * `data-open-account` lets `boot/before-hydration.ts` correct the link.
 */
export function useOpenAccountLink() {
  const href = linkTo(useSession().loggedIn ? screens.accounts.path : screens.login.path);
  return { href, "data-open-account": "" };
}

/**
 * Calls back after a press on an Open Account link, also if the press has led to the component's
 * screen. Then React has removed a link on the former screen, and would not call its `onClick`.
 */
export function useOpenAccountPress(onPress: () => void): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      // `followLink` prevents the default of a click, unless it opens another window.
      const isFollowed = defaultPrevented && target instanceof Element;
      if (isFollowed && target.closest("[data-open-account]") !== null) onPress();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [onPress]);
}
