import { useEffect, useRef, useState } from "react";
import { application as words } from "../../content/portal.ts";
import { takeFocus } from "../../lib/focus.ts";
import { emptyTexts, useForm } from "../../lib/form.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { useSubmission } from "../../lib/submission.ts";
import { useShowToast } from "../../lib/toasts.tsx";
import { NOT_BEGUN } from "../../lib/upload.ts";
import { readDraft, writeDraft } from "../../rules/application-draft.ts";
import { applicationFields, type FormField } from "../../rules/application-fields.ts";
import { failureMessage } from "../../rules/messages.ts";
import {
  applicationErrors,
  hasErrors,
  IMAGE_REQUIRED,
  ImageError,
} from "../../rules/validation.ts";
import { submitApplication } from "../../services/accounts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { FieldGroup, Form } from "../../ui/form.tsx";
import { ImageField } from "../../ui/image-field.tsx";
import { Ways } from "../../ui/notice.tsx";
import styles from "./accounts.module.css";
import { ApplicationFields } from "./application-fields.tsx";
import { Receipt, type Sent } from "./receipt.tsx";
import { Sending } from "./sending.tsx";
import { usePhoto } from "./use-photo.ts";

// The picture isn't text; its name is here for what may be wrong with it.
const EMPTY = emptyTexts<FormField>([...applicationFields.map(({ name }) => name), "idCardImage"]);

/** How long clearing the form can be undone, in milliseconds. */
const UNDO_TIME = 20_000;

export function ApplicationForm() {
  const showToast = useShowToast();
  const [busy, submit, cancel] = useSubmission();
  const [progress, setProgress] = useState(NOT_BEGUN);
  const [outcome, setOutcome] = useState<Sent | "cancelled" | null>(null);
  const [restored, setRestored] = useState(readDraft);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const { form, values, errors, banner, field, mark, summary, attempt, refuse, reset } = useForm({
    ...EMPTY,
    ...restored?.texts,
  });
  const {
    photo,
    choose,
    replace: replacePhoto,
  } = usePhoto((error) => {
    mark("idCardImage", error);
    showToast("failure", error);
  });
  const clear = () => {
    reset(EMPTY);
    replacePhoto(null);
    setRestored(null);
    setUndo(null);
  };

  const focusFirstField = () => form.current?.querySelector<HTMLElement>("[name]")?.focus();
  const clearByHand = () => {
    clear();
    setUndo(() => () => {
      // A copy counts as typed, and so the draft is stored again.
      reset({ ...values });
      replacePhoto(photo);
      setRestored(restored);
      setUndo(null);
    });
    focusFirstField();
  };
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => {
      if (document.activeElement === undoButton.current) focusFirstField();
      setUndo(null);
    }, UNDO_TIME);
    return () => clearTimeout(timer);
  }, [undo]);

  const leaving = useLeaveGuard(busy);
  const underWay = busy || restored?.underWay === true;
  // Only what is typed now: a draft that is merely looked at grows no younger.
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current) writeDraft(values, underWay);
  }, [values, underWay]);

  const apply = () => {
    const application = attempt();
    setOutcome(null);
    setProgress(NOT_BEGUN);
    const imageError = photo === null ? (errors.idCardImage ?? IMAGE_REQUIRED) : null;
    const found = applicationErrors(application, imageError);
    if (photo === null || hasErrors(found.fields)) return refuse(found);

    const send = async (signal: AbortSignal) => {
      const image = await photo.prepared;
      await submitApplication(application, image, signal, setProgress);
      return image;
    };
    submit(send, {
      succeeded: (image) => {
        showToast("success", words.done);
        clear();
        setOutcome({ application, image, at: new Date() });
      },
      failed: (error) => {
        // The photo, which was still being read, isn't taken: the toast says so by now.
        if (error instanceof ImageError) return refuse({ fields: { idCardImage: error.message } });
        const message = failureMessage(error, "application");
        refuse({ toast: message, banner: message });
      },
    });
  };

  return (
    <>
      {outcome !== null && outcome !== "cancelled" && <Receipt {...outcome} />}
      {restored && (
        <div className={styles.restored}>
          {restored.underWay && <p>{words.draft.underWay}</p>}
          <p>{words.draft.text}</p>
          <Button look="outline" disabled={busy} onClick={clearByHand}>
            {words.draft.clear}
          </Button>
        </div>
      )}
      {undo && (
        <div className={styles.restored}>
          <p role="status">{words.draft.cleared}</p>
          <Button ref={undoButton} look="outline" disabled={busy} onClick={undo}>
            {words.draft.undo}
          </Button>
        </div>
      )}
      <Form
        ref={form}
        banner={
          banner && (
            <>
              <p>{banner}</p>
              <p>{words.kept}</p>
              <Ways>
                <Button type="submit" look="outline">
                  {words.again}
                </Button>
              </Ways>
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
            onChoose={(file) => {
              mark("idCardImage", null);
              choose(file);
            }}
          />
        </FieldGroup>
      </Form>
      {busy && (
        <Sending
          progress={progress}
          leaving={leaving}
          onCancel={() => {
            cancel();
            setOutcome("cancelled");
          }}
        />
      )}
      {outcome === "cancelled" && (
        <p ref={takeFocus} tabIndex={-1} className={styles.cancelled}>
          {words.cancelled} {words.kept}
        </p>
      )}
    </>
  );
}
