import { frame, reloadButton } from "../content/frame.ts";
import { NO_NETWORK } from "../content/shared-words.ts";
import { useReload } from "../lib/use-reload.ts";
import { NoticeScreen } from "../shared/notice-screen.tsx";
import { Actions, Button } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/layout.tsx";

const words = frame.failure;

/** @param loadAgain reloads the page. Resolves with whether the host responds. */
export function Failure({ loadAgain }: { loadAgain: () => Promise<boolean> }) {
  const { reload, isBusy, failures } = useReload(loadAgain);
  return (
    <NoticeScreen heading={words.heading}>
      <p>{words.text}</p>
      {/* After another failure the key makes a new alert, since only a new one is announced
          (`missing-script.test.ts`). */}
      {failures > 0 && (
        <p key={failures} role="alert">
          {NO_NETWORK}
        </p>
      )}
      <Actions>
        <Button look="primary" onClick={reload}>
          {isBusy ? reloadButton.busy : reloadButton.action}
        </Button>
      </Actions>
      <VisuallyHidden role="status">{isBusy ? reloadButton.busy : ""}</VisuallyHidden>
    </NoticeScreen>
  );
}
