import { useLayoutEffect } from "react";
import { frame, reloadButton } from "../content/frame.ts";
import { NO_NETWORK } from "../content/shared-words.ts";
import { useReload } from "../lib/use-reload.ts";
import { reloadToNewest } from "../offline/registration.ts";
import { focusLoadedScreen } from "../routing/screen-change.ts";
import { NoticeScreen } from "../shared/notice-screen.tsx";
import { Button, ButtonRow } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/layout.tsx";

const words = frame.failure;

export function Failure() {
  const { reload, busy, failures } = useReload(reloadToNewest);
  useLayoutEffect(focusLoadedScreen, []);
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
      <ButtonRow>
        <Button look="primary" onClick={reload}>
          {busy ? reloadButton.busy : reloadButton.action}
        </Button>
      </ButtonRow>
      <VisuallyHidden role="status">{busy ? reloadButton.busy : ""}</VisuallyHidden>
    </NoticeScreen>
  );
}
