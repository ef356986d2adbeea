import * as company from "../content/company.ts";
import { needsScript } from "../content/frame.ts";
import { Actions, ButtonLink } from "../ui/button.tsx";
import { ClothPage } from "../ui/cloth-page.tsx";

/** Prerendered before each lazy screen. If no script loads, CSS shows it instead of the screen. */
export function NeedsScript({ title }: { title: string }) {
  return (
    <div data-needs-script="">
      <ClothPage title={title} cloth="check">
        <p>{needsScript.text}</p>
        <p>{needsScript.instead}</p>
        <Actions>
          {company.contacts.map(({ label, href }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </ClothPage>
    </div>
  );
}
