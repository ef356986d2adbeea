import * as company from "../content/company.ts";
import { needsScript } from "../content/needs-script.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Actions, NoticeScreen } from "../ui/notice.tsx";

/**
 * What the document has before each lazy screen, until `main.tsx` hydrates that. CSS shows it in the screen's place
 * where no script comes (`base.css`).
 */
export function NeedsScript({ title }: { readonly title: string }) {
  return (
    <div data-needs-script="">
      <NoticeScreen heading={title}>
        <p>{needsScript.text}</p>
        <p>{needsScript.instead}</p>
        <Actions>
          {company.contacts.map(({ label, href }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </NoticeScreen>
    </div>
  );
}
