import * as company from "../content/company.ts";
import { needsScript } from "../content/frame.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { Actions } from "../ui/notice.tsx";

/** Prerendered before each lazy screen. If no script loads, CSS shows it instead of the screen. */
export function NeedsScript({ title }: { title: string }) {
  return (
    <div data-needs-script="">
      <FormPage title={title} cloth="check">
        <p>{needsScript.text}</p>
        <p>{needsScript.instead}</p>
        <Actions>
          {company.contacts.map(({ label, href }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </FormPage>
    </div>
  );
}
