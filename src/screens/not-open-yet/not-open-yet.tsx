import { notOpenYet } from "../../content/not-open-yet.ts";
import { linkTo } from "../../lib/address.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { NoticeScreen, Ways } from "../../ui/notice.tsx";

/** Makes the screen of a service of the portal that has no form yet. */
export function notOpenYetScreen(title: string) {
  return function NotOpenYet() {
    return (
      <NoticeScreen heading={title}>
        <p>{notOpenYet.text}</p>
        <Ways>
          <ButtonLink look="primary" href={linkTo(notOpenYet.path)}>
            {notOpenYet.action}
          </ButtonLink>
        </Ways>
      </NoticeScreen>
    );
  };
}
