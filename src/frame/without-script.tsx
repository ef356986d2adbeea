import * as company from "../content/company.ts";
import { lateScript, reloadButton, withoutScript } from "../content/frame.ts";
import { Button, ButtonLink, ButtonRow } from "../ui/button.tsx";
import { ClothPage } from "../ui/cloth-page.tsx";

type WithoutScriptProps = {
  readonly title: string;
  /** Other links to the screen. Each has an element with its `id`, to which browsers scroll. */
  readonly links: readonly string[] | undefined;
};

/** Prerendered before each lazy screen. If no script loads, CSS shows it instead of the screen. */
export function WithoutScript({ title, links = [] }: WithoutScriptProps) {
  return (
    <div data-without-script="">
      {links.map((link) => (
        <span key={link} id={link.slice(1)} />
      ))}
      <ClothPage title={title} cloth="check">
        <p data-note="failed">{withoutScript.text}</p>
        <p data-note="failed">{withoutScript.instead}</p>
        <p data-note="late">{lateScript.text}</p>
        <p data-note="late">{lateScript.instead}</p>
        <ButtonRow>
          <Button look="outline" data-load-again="">
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
