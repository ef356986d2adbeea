import { notFound } from "../../../content/not-found.ts";
import { linkTo } from "../../../lib/address.ts";
import { NoticeScreen } from "../../../shared/notice-screen.tsx";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";

const { title, text, home } = notFound;

export function NotFound() {
  return (
    <NoticeScreen heading={title}>
      <p>{text}</p>
      <ButtonRow>
        <ButtonLink look="primary" href={linkTo(home.path)}>
          {home.label}
        </ButtonLink>
      </ButtonRow>
    </NoticeScreen>
  );
}
