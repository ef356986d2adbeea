import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { application as words } from "../../content/portal.ts";
import { useForm } from "../../lib/form.ts";
import { useLeaveQuestion } from "../../lib/router.ts";
import { useSubmission } from "../../lib/submission.ts";
import { useToastActions } from "../../lib/toasts.tsx";
import { NO_PROGRESS } from "../../lib/upload.ts";
import { type Draft, readDraft, writeDraft } from "../../rules/application-draft.ts";
import { applicationFields } from "../../rules/application-fields.ts";
import { failureMessage, isUnanswered } from "../../rules/messages.ts";
import {
  applicationErrors,
  hasErrors,
  IMAGE_REQUIRED,
  ImageError,
} from "../../rules/validation.ts";
import { submitApplication } from "../../services/accounts.ts";
import { useUser } from "../../session.ts";
import type { Sent } from "./receipt.tsx";
import { usePhoto } from "./use-photo.ts";

// The picture isn't text. Its name is here so that it can have an error.
const FIELDS = [...applicationFields.map(({ name }) => name), "idCardImage"] as const;

/** An application: its form, its photo, its draft, and what came of sending it. */
export function useApplication() {
  const user = useUser();
  const { showToast, clearToasts } = useToastActions();
  const [draft, setDraft] = useState<Draft | null>(null);
  const form = useForm(FIELDS);
  const { photo, choose, remove } = usePhoto((error) => {
    form.mark("idCardImage", error);
    showToast("failure", error);
  });
  const [busy, submit, abort] = useSubmission();
  const [progress, setProgress] = useState(NO_PROGRESS);
  const [outcome, setOutcome] = useState<Sent | "cancelled" | null>(null);
  /** Whether a part of it was sent, in any attempt, and no response came: it may have arrived. */
  const [unanswered, setUnanswered] = useState(false);
  useLeaveQuestion(busy ? words.sending.leaving : null);

  useLayoutEffect(() => {
    const stored = readDraft();
    if (stored === null) return;
    setDraft(stored);
    setUnanswered(stored.unanswered);
    form.fill(stored.texts);
  }, []);

  const save = (mayHaveArrived = unanswered) => writeDraft(form.read(), user, mayHaveArrived);
  // The phone's camera may make the browser drop the page, and Back leaves a field without an event.
  useEffect(() => {
    const saveIfHidden = () => {
      if (document.hidden) save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => document.removeEventListener("visibilitychange", saveIfHidden);
  });
  const saveAtEnd = useRef(save);
  saveAtEnd.current = save;
  useLayoutEffect(() => () => saveAtEnd.current(), []);

  const clear = () => {
    abort();
    form.clear();
    remove();
    setDraft(null);
    setOutcome(null);
    setUnanswered(false);
    save();
  };

  // A logout clears the form, so that nobody else sees what was entered. A login doesn't.
  const owner = useRef(user);
  useLayoutEffect(() => {
    const hasEnded = owner.current !== null && owner.current !== user;
    owner.current = user;
    if (!hasEnded) return;
    showToast(
      "failure",
      unanswered ? `${words.loggedOut} ${words.mayHaveArrived}` : words.loggedOut,
    );
    clear();
  });

  const note = (mayHaveArrived: boolean) => {
    setUnanswered(mayHaveArrived);
    save(mayHaveArrived);
  };
  const apply = () => {
    const application = form.attempt();
    setOutcome(null);
    setProgress(NO_PROGRESS);
    const imageError = photo === null ? (form.errors.idCardImage ?? IMAGE_REQUIRED) : null;
    const found = applicationErrors(application, imageError);
    if (photo === null || hasErrors(found.fields)) return form.refuse(found);

    let begun = false;
    const send = async (signal: AbortSignal) => {
      const image = await photo.prepared;
      await submitApplication(application, image, signal, (sent) => {
        setProgress(sent);
        if (begun || sent.loaded === 0) return;
        begun = true;
        note(true);
      });
      return image;
    };
    submit(send, {
      succeeded: (image) => {
        showToast("success", words.done);
        clear();
        setOutcome({ application, image, at: new Date() });
      },
      failed: (error) => {
        // The photo was still being read and then refused. A toast has said so already.
        if (error instanceof ImageError)
          return form.refuse({ fields: { idCardImage: error.message } });
        if (begun && isUnanswered(error))
          return form.refuse({
            toast: `${words.unanswered} ${words.mayHaveArrived}`,
            banner: words.unanswered,
          });
        // A response says that this attempt failed, but nothing of an earlier one.
        note(unanswered);
        const message = failureMessage(error, "application");
        form.refuse({ toast: message, banner: message });
      },
    });
  };

  return {
    ...form,
    photo,
    choosePhoto: (file: File) => {
      // Removes what was said of the last file. Toasts are paused while the phone's camera covers the page.
      clearToasts();
      form.mark("idCardImage", null);
      choose(file);
    },
    /** The draft that was restored; null once the form is sent or cleared. */
    draft,
    unanswered,
    save: () => save(),
    clear,
    busy,
    progress,
    outcome,
    apply,
    cancel: () => {
      abort();
      setOutcome("cancelled");
    },
  };
}
