import { useState } from "react";
import { application as words } from "../../../content/application.ts";
import type { FormOf } from "../../../lib/forms/use-form.ts";
import { NO_PROGRESS } from "../../../lib/upload.ts";
import { useLeaveQuestion } from "../../../routing/leave-question.ts";
import { type AnswerName, type Answers, photoField } from "../../../rules/application-fields.ts";
import { attemptFailure } from "../../../rules/messages.ts";
import { PhotoError } from "../../../rules/photo.ts";
import { submitApplication } from "../../../services/applications.ts";
import type { useDraft } from "./use-draft.ts";

type Form = FormOf<AnswerName, typeof photoField.name>;

/** Sends an application. The draft knows whether one may have arrived, and the form says so. */
export function useSending(
  form: Pick<Form, "busy" | "submit" | "abort" | "showErrors">,
  draft: Pick<ReturnType<typeof useDraft>, "mayHaveArrived" | "save">,
  onSucceeded: (answers: Answers, photo: File) => void,
) {
  const [progress, setProgress] = useState(NO_PROGRESS);
  useLeaveQuestion(form.busy ? words.sending.leaving : null);

  const send = (answers: Answers, preparation: Promise<File>) => {
    setProgress(NO_PROGRESS);
    const earlier = draft.mayHaveArrived;
    const upload = async (signal: AbortSignal) => {
      const photo = await preparation;
      let hasBegun = false;
      await submitApplication(answers, photo, signal, (sent) => {
        setProgress(sent);
        // Before the response, since the visitor may leave.
        if (sent.loaded > 0 && !hasBegun) draft.save(true);
        hasBegun ||= sent.loaded > 0;
      });
      return photo;
    };
    form.submit(upload, {
      succeeded: (photo) => onSucceeded(answers, photo),
      failed: (error) => {
        // The photo was refused after the visitor pressed Submit. A toast has said so already.
        if (error instanceof PhotoError)
          return form.showErrors({ fields: { [photoField.name]: error.message } });
        // A response says that this attempt failed, but nothing about an earlier one.
        const { isUncertain, reason } = attemptFailure(error, "submitApplication", earlier);
        draft.save(isUncertain);
        const message = reason ?? words.notConfirmed;
        form.showErrors({ banner: message, toast: message, isUncertain });
      },
    });
  };

  const cancel = () => {
    form.abort();
    form.showErrors({ banner: words.cancelled, isUncertain: draft.mayHaveArrived });
  };
  return { progress, send, cancel };
}
