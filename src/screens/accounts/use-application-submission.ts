import { useState } from "react";
import { application as words } from "../../content/portal.ts";
import { useSubmission } from "../../lib/submission.ts";
import { useToastActions } from "../../lib/toasts.tsx";
import { NO_PROGRESS } from "../../lib/upload.ts";
import { failureMessage, isUnanswered } from "../../rules/messages.ts";
import {
  applicationErrors,
  hasErrors,
  IMAGE_REQUIRED,
  ImageError,
} from "../../rules/validation.ts";
import { submitApplication } from "../../services/accounts.ts";
import type { Sent } from "./receipt.tsx";
import type { Entries } from "./use-entries.ts";

/**
 * Validates and sends an application.
 *
 * @param onSent is called after its success.
 */
export function useApplicationSubmission(
  { attempt, refuse, errors, photo, unanswered, setUnanswered }: Entries,
  onSent: () => void,
) {
  const { showToast } = useToastActions();
  const [busy, submit, abort] = useSubmission();
  const [progress, setProgress] = useState(NO_PROGRESS);
  const [outcome, setOutcome] = useState<Sent | "cancelled" | null>(null);

  const apply = () => {
    const application = attempt();
    setOutcome(null);
    setProgress(NO_PROGRESS);
    const imageError = photo === null ? (errors.idCardImage ?? IMAGE_REQUIRED) : null;
    const found = applicationErrors(application, imageError);
    if (photo === null || hasErrors(found.fields)) return refuse(found);

    const send = async (signal: AbortSignal) => {
      const image = await photo.prepared;
      await submitApplication(application, image, signal, (sent) => {
        setProgress(sent);
        setUnanswered(true);
      });
      return image;
    };
    submit(send, {
      succeeded: (image) => {
        showToast("success", words.done);
        onSent();
        setOutcome({ application, image, at: new Date() });
      },
      failed: (error) => {
        // A response says that this attempt failed, but nothing of an earlier one. Without a response the
        // draft stays marked: Firefox and Safari abort an upload like this before the page is left.
        if (!isUnanswered(error)) setUnanswered(unanswered);
        // The photo was still being read and then refused. A toast has said so already.
        if (error instanceof ImageError) return refuse({ fields: { idCardImage: error.message } });
        const message = failureMessage(error, "application");
        refuse({ toast: message, banner: message });
      },
    });
  };

  const cancel = () => {
    abort();
    setOutcome("cancelled");
  };

  return { busy, progress, outcome, setOutcome, apply, cancel };
}
