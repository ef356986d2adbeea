import { frame } from "../content/frame.ts";
import { useFormFilledIn } from "../lib/browser-state.ts";
import { useReload } from "../lib/use-reload.ts";
import { NO_NETWORK } from "../rules/messages.ts";
import * as styles from "./new-version.module.css";
import { useNewVersion } from "./registration.ts";

const words = frame.newVersion;

/**
 * Offers the site's new version. Until the visitor presses the button, nothing changes. It isn't
 * offered while a form is filled in: a press on it would empty the form, whose button may be near.
 */
export function NewVersion() {
  const activate = useNewVersion();
  const filledIn = useFormFilledIn();
  return (
    <div aria-live="polite" data-not-printed="" className={styles.region}>
      {activate && !filledIn && <Offer activate={activate} />}
    </div>
  );
}

function Offer({ activate }: { activate: () => Promise<boolean> }) {
  const [failures, , reload] = useReload(activate);
  return (
    <div className={styles.offer}>
      {/* Orca doesn't announce a region that has only a button. The key makes a new text, which is
          announced, if the host doesn't respond again. */}
      <p key={failures}>{failures > 0 ? NO_NETWORK : words.text}</p>
      <button type="button" onClick={reload} className={styles.button}>
        {words.action}
      </button>
    </div>
  );
}
