import * as company from "../content/company.ts";
import { Button } from "../ui/button.tsx";
import { Actions, NoticeScreen } from "../ui/notice.tsx";

const HEADING = "This page could not be shown";

function ReloadButton() {
  return (
    <Button look="primary" onClick={() => window.location.reload()}>
      Load again
    </Button>
  );
}

/** The fallback for a screen that can't be fetched or rendered. The frame around it still works. */
export function ScreenFailure() {
  return (
    <NoticeScreen heading={HEADING}>
      <p>The connection may have dropped. Load the page again, or go on from the menu above.</p>
      <Actions>
        <ReloadButton />
      </Actions>
    </NoticeScreen>
  );
}

/** The fallback for the whole site, where even the frame fails. */
export function SiteFailure() {
  const [phone] = company.phones;
  return (
    <main>
      <NoticeScreen heading={HEADING}>
        <p>
          Load the page again, or reach us at {phone && <a href={phone.href}>{phone.label}</a>} and{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
        <Actions>
          <ReloadButton />
        </Actions>
      </NoticeScreen>
    </main>
  );
}
