import { type ComponentProps, useState } from "react";
import { reloadButton } from "../content/frame.ts";
import { findHostFailure, type HostFailure, reloadWithoutWorker } from "../lib/reload.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/layout.tsx";

/** Loads a hydrated page again if the host responds, and says so if it doesn't. */
export function ReloadButton({ look }: Pick<ComponentProps<typeof Button>, "look">) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly HostFailure[]>([]);
  const [failure] = failures.slice(-1);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    const found = await findHostFailure();
    // Until the new page arrives, which takes seconds on a slow line, the button stays busy.
    if (found === null) return reloadWithoutWorker();
    setBusy(false);
    setFailures([...failures, found]);
  };
  return (
    <>
      {/* After another failure the key makes a new alert, since only a new one is announced
          (`missing-script.test.ts`). */}
      {failure && (
        <p key={failures.length} role="alert">
          {reloadButton.failed[failure]}
        </p>
      )}
      <ButtonRow>
        <Button look={look} onClick={reload}>
          {busy ? reloadButton.busy : reloadButton.action}
        </Button>
      </ButtonRow>
      <VisuallyHidden role="status">{busy ? reloadButton.busy : ""}</VisuallyHidden>
    </>
  );
}
