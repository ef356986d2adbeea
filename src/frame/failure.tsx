import * as company from "../content/company.ts";
import { Button } from "../ui/button.tsx";
import { Actions, NoticeScreen } from "../ui/notice.tsx";

/** The fallback for a screen that fails to load or render, and for the site if the frame fails. */
export function Failure() {
  const [phone] = company.phones;
  return (
    <NoticeScreen heading="This page could not be shown">
      <p>
        The connection may have failed. Load the page again, or contact us at{" "}
        {phone && <a href={phone.href}>{phone.label}</a>} or{" "}
        <a href={`mailto:${company.email}`}>{company.email}</a>.
      </p>
      <Actions>
        <Button look="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Actions>
    </NoticeScreen>
  );
}
