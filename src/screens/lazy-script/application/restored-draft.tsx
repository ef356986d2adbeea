import { application as words } from "../../../content/application.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import { beginAtTop } from "../../../lib/scroll.ts";
import { ContactsWithIcons } from "../../../shared/contacts.tsx";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextButton } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./application.module.css";

function focusAfterReload(section: HTMLElement | null): void {
  // Another element has the focus unless the page was reloaded.
  if (section === null || document.activeElement !== document.body) return;
  beginAtTop();
  focusOnMount(section);
}

type RestoredDraftProps = {
  readonly mayHaveArrived: boolean;
  readonly busy: boolean;
  /** Null for a visitor who has to ask first. */
  readonly onContinue: (() => void) | null;
  readonly onClear: () => void;
};

export function RestoredDraft({ mayHaveArrived, busy, onContinue, onClear }: RestoredDraftProps) {
  return (
    <section
      ref={focusAfterReload}
      aria-label={
        mayHaveArrived ? `${words.notConfirmed} ${words.mayHaveArrived}` : words.draft.text
      }
      tabIndex={-1}
      className={classNames(utilities.stack, styles.notes)}
    >
      {mayHaveArrived && (
        <Callout kind="uncertain">
          <div className={utilities.stack}>
            <strong>{words.notConfirmed}</strong>
            <p>{words.mayHaveArrived}</p>
            <ContactsWithIcons />
          </div>
        </Callout>
      )}
      <div className={styles.restored}>
        <p>{words.draft.text}</p>
        <ButtonRow>
          {onContinue && (
            <Button look="outline" disabled={busy} onClick={onContinue}>
              {words.draft.resume}
            </Button>
          )}
          <TextButton disabled={busy} onClick={onClear}>
            {words.draft.clear}
          </TextButton>
        </ButtonRow>
      </div>
    </section>
  );
}
