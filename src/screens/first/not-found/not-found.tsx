import { notFound } from "../../../content/not-found.ts";
import { linkTo } from "../../../lib/address.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Actions, NoticeScreen } from "../../../ui/notice.tsx";

export function NotFound() {
  return (
    <NoticeScreen heading={notFound.title}>
      <p>{notFound.text}</p>
      <Actions>
        {notFound.links.map(({ label, path }, index) => (
          <ButtonLink key={path} look={index === 0 ? "primary" : "outline"} href={linkTo(path)}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </NoticeScreen>
  );
}
