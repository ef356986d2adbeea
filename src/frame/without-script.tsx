import * as company from "../content/company.ts";
import { reloadButton, withoutScript } from "../content/frame.ts";
import { Button, ButtonLink, ButtonRow } from "../ui/button.tsx";
import { ClothPage } from "../ui/cloth-page.tsx";

type WithoutScriptProps = {
  readonly title: string;
  /** Another address of the screen, without the `#`, which leads to the element with this `id`. */
  readonly id: string | undefined;
};

/** Prerendered before each lazy screen. If no script loads, CSS shows it instead of the screen. */
export function WithoutScript({ title, id }: WithoutScriptProps) {
  return (
    <div data-without-script="" id={id}>
      <ClothPage title={title} cloth="check">
        <p>{withoutScript.text}</p>
        <p>{withoutScript.instead}</p>
        <ButtonRow>
          <Button look="primary" data-load-again="">
            {reloadButton.action}
          </Button>
          {company.contactsFor().map(({ label, href }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
        <p role="status" />
      </ClothPage>
    </div>
  );
}
