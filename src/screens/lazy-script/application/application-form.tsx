import { useEffect, useEffectEvent, useState } from "react";
import { application as words } from "../../../content/application.ts";
import { sharedWords } from "../../../content/shared-words.ts";
import { focusWithLabel } from "../../../lib/forms/focus-with-label.ts";
import { type FieldBinding, useForm } from "../../../lib/forms/use-form.ts";
import { useSubmission } from "../../../lib/forms/use-submission.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { NO_PROGRESS } from "../../../lib/upload.ts";
import { useLeaveQuestion } from "../../../routing/leave-question.ts";
import { applicationErrors } from "../../../rules/application-errors.ts";
import {
  type AnswerName,
  type Answers,
  answerNames,
  type applicationFields,
  applicationGroups,
  hintOf,
  idGroup,
  isOptional,
  photoField,
} from "../../../rules/application-fields.ts";
import { attemptFailure } from "../../../rules/messages.ts";
import { PHOTO_REQUIRED, PhotoError } from "../../../rules/photo.ts";
import { hasErrors } from "../../../rules/validation.ts";
import { submitApplication } from "../../../services/applications.ts";
import { ContactsWithIcons } from "../../../shared/contacts.tsx";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ErrorSummary, FieldGroup, Form } from "../../../ui/form.tsx";
import { PhotoField } from "../../../ui/photo-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { SentApplication } from "./receipt.tsx";
import { RestoredDraft } from "./restored-draft.tsx";
import { Sending } from "./sending.tsx";
import { useDraft } from "./use-draft.ts";
import { usePhoto } from "./use-photo.ts";
import * as styles from "./application.module.css";

type AnswerFieldProps = {
  readonly row: (typeof applicationFields)[number];
  readonly binding: FieldBinding;
};

function AnswerField({ row, binding }: AnswerFieldProps) {
  const { label, options, attributes } = row;
  const field = {
    ...binding,
    "aria-required": !isOptional(row),
    label,
    hint: hintOf(row),
    ...attributes,
  };
  if (options) return <SelectField {...field} options={options} />;
  return attributes?.type === "date" ? <DateField {...field} /> : <TextField {...field} />;
}

type ApplicationFormProps = {
  readonly focusesFirstField: boolean;
  readonly onSent: (sent: SentApplication) => void;
};

export function ApplicationForm({ focusesFirstField, onSent }: ApplicationFormProps) {
  const { showToast, closeFailures } = useToasts();
  const form = useForm<AnswerName, typeof photoField.name>("application", answerNames);
  const { photo, choosePhoto, removePhoto } = usePhoto((error) => {
    // The previous file's toast may be open, since the camera covers the page and so pauses toasts.
    closeFailures();
    form.setError(photoField.name, error);
    if (error !== null) showToast("failure", error);
  });
  const [busy, submit, abort] = useSubmission();
  const [progress, setProgress] = useState(NO_PROGRESS);
  const draft = useDraft(form);
  useLeaveQuestion(busy ? words.sending.leaving : null);

  const clear = () => {
    form.clear();
    removePhoto();
    draft.remove();
  };
  const focusFirstField = () => {
    const [first] = applicationGroups[0].fields;
    if (first) focusWithLabel(form.controlOf(first.name));
  };
  const clearIfWanted = () => {
    if (!window.confirm(words.draft.confirm)) return;
    // First, since a field that loses the focus saves the draft.
    focusFirstField();
    clear();
  };
  const focusFirstFieldOnMount = useEffectEvent(() => {
    if (focusesFirstField) focusFirstField();
  });
  useEffect(() => focusFirstFieldOnMount(), []);

  const errorsOf = (answers: Answers) =>
    applicationErrors(answers, photo === null ? PHOTO_REQUIRED : null);
  const focusFirstGap = () => {
    const [first = photoField.name] = Object.keys(errorsOf(form.read()).fields);
    focusWithLabel(form.controlOf(first));
  };

  const apply = () => {
    const answers = form.begin();
    setProgress(NO_PROGRESS);
    const found = errorsOf(answers);
    if (photo === null || hasErrors(found.fields)) return form.showErrors(found);

    const earlierMayHaveArrived = draft.mayHaveArrived;
    const send = async (signal: AbortSignal) => {
      const sentPhoto = await photo.preparation;
      let hasBegun = false;
      await submitApplication(answers, sentPhoto, signal, (sent) => {
        setProgress(sent);
        // Before the response, since the visitor may leave.
        if (sent.loaded > 0 && !hasBegun) draft.save(true);
        hasBegun = sent.loaded > 0;
      });
      return sentPhoto;
    };
    submit(send, {
      succeeded: (sentPhoto) => {
        showToast("success", words.done);
        clear();
        onSent({ answers, photo: sentPhoto, sentAt: new Date() });
      },
      failed: (error) => {
        // The photo was refused after the visitor pressed Submit. A toast has said so already.
        if (error instanceof PhotoError)
          return form.showErrors({ fields: { [photoField.name]: error.message } });
        // A response says that this attempt failed, but nothing about an earlier one.
        const failure = attemptFailure(error, "submitApplication", earlierMayHaveArrived);
        const { isUncertain, reason } = failure;
        draft.save(isUncertain);
        const message = reason ?? words.notConfirmed;
        form.showErrors({ banner: message, toast: message, isUncertain });
      },
    });
  };
  const cancel = () => {
    abort();
    form.showErrors({ banner: words.cancelled, isUncertain: draft.mayHaveArrived });
  };

  const nextStep = draft.mayHaveArrived ? (
    <>
      <p>{words.mayHaveArrived}</p>
      <ContactsWithIcons />
    </>
  ) : (
    <>
      <p>{words.nothingLost}</p>
      <ButtonRow>
        <Button type="submit" look="primary">
          {sharedWords.tryAgain}
        </Button>
      </ButtonRow>
    </>
  );
  return (
    <>
      {draft.isRestored && (
        <RestoredDraft
          // It is about an earlier attempt, not about the one that is being sent. After that, the
          // banner says it.
          mayHaveArrived={draft.mayHaveArrived && !busy && !form.banner}
          busy={busy}
          onContinue={focusFirstGap}
          onClear={clearIfWanted}
        />
      )}
      <Form
        ref={form.ref}
        banner={form.banner}
        nextStep={nextStep}
        busy={busy}
        label={words.submit}
        isUncertain={draft.mayHaveArrived}
        busyLabel={words.busy}
        onSubmit={apply}
        onBlur={() => draft.save()}
        progress={<Sending progress={progress} onCancel={cancel} />}
      >
        <ErrorSummary heading={words.summary} errors={form.summary} controlOf={form.controlOf} />
        {applicationGroups.map((group) => (
          <FieldGroup key={group.legend} legend={group.legend}>
            {group.fields.map((row) => (
              <div key={row.name} className={row.isShort && styles.short}>
                <AnswerField row={row} binding={form.field(row.name)} />
              </div>
            ))}
            {group === idGroup && (
              <PhotoField
                {...photoField}
                {...form.field(photoField.name)}
                photo={photo}
                onChoose={choosePhoto}
              />
            )}
          </FieldGroup>
        ))}
        <p>{draft.mayHaveArrived && !busy ? words.mayHaveArrived : words.trust}</p>
      </Form>
    </>
  );
}
