import { useEffect, useRef, useState } from "react";
import { application as words } from "../../content/portal.ts";
import { focusOnMount } from "../../lib/focus.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { writeDraft } from "../../rules/application-draft.ts";
import type { Application } from "../../rules/application-fields.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { FieldGroup, Form } from "../../ui/form.tsx";
import { ImageField } from "../../ui/image-field.tsx";
import { Actions } from "../../ui/notice.tsx";
import * as styles from "./accounts.module.css";
import { ApplicationFields } from "./application-fields.tsx";
import { ClearedNotice, RestoredNotice } from "./draft-notices.tsx";
import { Receipt } from "./receipt.tsx";
import { Sending } from "./sending.tsx";
import { useApplicationSubmission } from "./use-application-submission.ts";
import { useEntries } from "./use-entries.ts";

/** Stores the values as a draft once they change: a restored draft that isn't edited has to expire. */
function useStoredDraft(values: Application, underWay: boolean): void {
  const initialValues = useRef(values);
  useEffect(() => {
    if (values !== initialValues.current) writeDraft(values, underWay);
  }, [values, underWay]);
}

/** The form of an application, with its progress, its receipt and the notices about its draft. */
export function ApplicationForm() {
  const entries = useEntries();
  const {
    form,
    values,
    errors,
    banner,
    field,
    summary,
    photo,
    choosePhoto,
    restored,
    unanswered,
    clear,
  } = entries;
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const { busy, progress, outcome, setOutcome, apply, cancel } = useApplicationSubmission(
    entries,
    () => {
      clear();
      setUndo(null);
    },
  );
  const leaving = useLeaveGuard(busy);
  useStoredDraft(values, busy || unanswered);

  const focusFirstField = () => form.current?.querySelector<HTMLElement>("[name]")?.focus();
  const clearForm = () => {
    const restore = clear();
    // What was cancelled isn't there any more.
    setOutcome(null);
    setUndo(() => () => {
      restore();
      setUndo(null);
      focusFirstField();
    });
    focusFirstField();
  };

  return (
    <>
      {outcome !== null && outcome !== "cancelled" && <Receipt {...outcome} />}
      {restored && <RestoredNotice draft={restored} disabled={busy} onClear={clearForm} />}
      {undo && (
        <ClearedNotice
          disabled={busy}
          onUndo={undo}
          onExpired={(hadFocus) => {
            if (hadFocus) focusFirstField();
            setUndo(null);
          }}
        />
      )}
      <Form
        ref={form}
        banner={
          banner && (
            <>
              <p>{banner}</p>
              <p>{words.nothingLost}</p>
              <Actions>
                <Button type="submit" look="outline">
                  {words.again}
                </Button>
              </Actions>
            </>
          )
        }
        busy={busy}
        label={words.submit}
        busyLabel={words.busy}
        onSubmit={apply}
      >
        <ErrorSummary heading={words.summary} errors={summary} />
        <ApplicationFields field={field} />
        <FieldGroup legend={words.groups.photo}>
          <ImageField
            {...words.image}
            name="idCardImage"
            error={errors.idCardImage}
            photo={photo}
            onChoose={choosePhoto}
          />
        </FieldGroup>
      </Form>
      {busy && <Sending progress={progress} leaving={leaving} onCancel={cancel} />}
      {outcome === "cancelled" && (
        <p ref={focusOnMount} tabIndex={-1} className={styles.cancelled}>
          {words.cancelled} {words.nothingLost}
        </p>
      )}
    </>
  );
}
