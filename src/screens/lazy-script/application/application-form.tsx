import { application as words } from "../../../content/application.ts";
import { sharedWords } from "../../../content/shared-words.ts";
import { focusWithLabel } from "../../../lib/forms/focus-with-label.ts";
import { type FieldBinding, useForm } from "../../../lib/forms/use-form.ts";
import { useToasts } from "../../../lib/toasts.tsx";
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
import { PHOTO_REQUIRED } from "../../../rules/photo.ts";
import { hasErrors } from "../../../rules/validation.ts";
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
import { useSending } from "./use-sending.ts";
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

export const focusFirstField = () =>
  focusWithLabel(document.querySelector<HTMLElement>("main form input, main form select"));

type ApplicationFormProps = { readonly onSent: (sent: SentApplication) => void };

export function ApplicationForm({ onSent }: ApplicationFormProps) {
  const { showToast, closeFailures } = useToasts();
  const form = useForm<AnswerName, typeof photoField.name>("application", answerNames);
  const { photo, choosePhoto, removePhoto } = usePhoto((error) => {
    // The previous file's toast may be open, since the camera covers the page and so pauses toasts.
    closeFailures();
    form.setError(photoField.name, error);
    if (error !== null) showToast("failure", error);
  });
  const draft = useDraft(form);

  const clear = () => {
    form.clear();
    removePhoto();
    draft.remove();
  };
  const sending = useSending(form, draft, (sentAnswers, sentPhoto) => {
    showToast("success", words.done);
    clear();
    onSent({ answers: sentAnswers, photo: sentPhoto, sentAt: new Date() });
  });
  const { busy } = form;

  const clearIfWanted = () => {
    if (!window.confirm(words.draft.confirm)) return;
    // First, since a field that loses the focus saves the draft.
    focusFirstField();
    clear();
  };
  const errorsOf = (answers: Answers) =>
    applicationErrors(answers, photo === null ? PHOTO_REQUIRED : null);
  const focusFirstGap = () => {
    const [first = photoField.name] = Object.keys(errorsOf(form.read()).fields);
    focusWithLabel(form.controlOf(first));
  };

  const apply = () => {
    const answers = form.begin();
    const found = errorsOf(answers);
    if (photo === null || hasErrors(found.fields)) form.showErrors(found);
    else sending.send(answers, photo.preparation);
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
          onContinue={draft.mayHaveArrived ? null : focusFirstGap}
          onClear={clearIfWanted}
        />
      )}
      <Form
        form={form}
        nextStep={nextStep}
        label={words.submit}
        isUncertain={draft.mayHaveArrived}
        busyLabel={words.busy}
        onSubmit={apply}
        onBlur={() => draft.save()}
        progress={<Sending progress={sending.progress} onCancel={sending.cancel} />}
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
