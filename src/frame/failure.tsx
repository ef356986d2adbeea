import * as company from "../content/company.ts";
import { frame } from "../content/frame.ts";
import { Button } from "../ui/button.tsx";
import { Actions, NoticeScreen } from "../ui/notice.tsx";

const words = frame.failure;

/** The fallback for a screen that fails to load or render, and for the site if the frame fails. */
export function Failure({ loadAgain }: { loadAgain: () => void }) {
  return (
    <NoticeScreen heading={words.heading}>
      <p>
        {words.text}{" "}
        {company.contacts.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ", "}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
      <Actions>
        <Button look="primary" onClick={loadAgain}>
          {words.action}
        </Button>
      </Actions>
    </NoticeScreen>
  );
}
