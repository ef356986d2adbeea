import { notFound } from "../../../content/not-found.ts";
import { linkTo } from "../../../lib/address.ts";
import { screens } from "../../../screen-table.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";

const { text, home, accounts } = notFound;

export function NotFound() {
  return (
    <ClothPage title={screens.notFound.title}>
      <p>{text}</p>
      <ButtonRow>
        <ButtonLink look="primary" href={linkTo(home.path)}>
          {home.label}
        </ButtonLink>
        <ButtonLink look="outline" href={linkTo(accounts.path)}>
          {accounts.label}
        </ButtonLink>
      </ButtonRow>
    </ClothPage>
  );
}
