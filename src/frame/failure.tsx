import * as company from "../content/company.ts";
import { Button } from "../ui/button.tsx";
import { Actions, NoticeScreen } from "../ui/notice.tsx";

/** The fallback for a screen that can't be fetched or rendered, and for the whole site where even the frame fails. */
export function Failure() {
  const [phone] = company.phones;
  return (
    <NoticeScreen heading="This page could not be shown">
      <p>
        The connection may have dropped. Load the page again, or reach us at{" "}
        {phone && <a href={phone.href}>{phone.label}</a>} and{" "}
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
