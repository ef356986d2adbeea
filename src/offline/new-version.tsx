import { frame } from "../content/frame.ts";
import { NO_NETWORK } from "../content/shared-words.ts";
import { useFormFilledIn } from "../lib/forms/entered.ts";
import { useReload } from "../lib/use-reload.ts";
import { useActivateNewVersion } from "./registration.ts";
import * as styles from "./new-version.module.css";

const words = frame.newVersion;

export function NewVersion() {
  const activate = useActivateNewVersion();
  return (
    <div aria-live="polite" data-not-printed="" className={styles.region}>
      {activate && <Offer activate={activate} />}
    </div>
  );
}

function Offer({ activate }: { activate: () => Promise<boolean> }) {
  const { reload, busy, failures } = useReload(activate);
  // The reload would empty the form, and the offer could appear under a finger on its button.
  if (useFormFilledIn()) return null;
  return (
    <div className={styles.offer}>
      {/* Orca 43 announces no region with only a button. The key makes a new element for each
          failure, which is announced. */}
      <p key={failures}>{failures > 0 ? NO_NETWORK : words.text}</p>
      <button type="button" onClick={reload} className={styles.button}>
        {busy ? words.busy : words.action}
      </button>
    </div>
  );
}
