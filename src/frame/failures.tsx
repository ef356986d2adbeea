import * as company from "../content/company.ts";
import { Button } from "../ui/button.tsx";
import { NoticeScreen, Ways } from "../ui/notice.tsx";

const HEADING = "This page could not be shown";

function LoadAgain() {
  return (
    <Button look="primary" onClick={() => window.location.reload()}>
      Load again
    </Button>
  );
}

/** Stands in for a screen that couldn't be fetched or shown. The frame round it goes on working. */
export function ScreenFailure() {
  return (
    <NoticeScreen heading={HEADING}>
      <p>The connection may have dropped. Load the page again, or go on from the menu above.</p>
      <Ways>
        <LoadAgain />
      </Ways>
    </NoticeScreen>
  );
}

/** Stands in for the whole site, when even the frame fails. */
export function SiteFailure() {
  const [phone] = company.phones;
  return (
    <main>
      <NoticeScreen heading={HEADING}>
        <p>
          Load the page again, or reach us at {phone && <a href={phone.href}>{phone.label}</a>} and{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
        <Ways>
          <LoadAgain />
        </Ways>
      </NoticeScreen>
    </main>
  );
}
