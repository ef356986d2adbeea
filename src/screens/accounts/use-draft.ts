import { useLayoutEffect, useRef, useState } from "react";
import type { useForm } from "../../lib/form.ts";
import { readDraft, writeDraft } from "../../rules/application-draft.ts";
import type { FormField } from "../../rules/application-fields.ts";
import { useUser } from "../../session.ts";
import { removeDraft } from "../../stored-session.ts";

/**
 * The draft of an application: it is entered in the form at first, and stored when the page is hidden and when the
 * screen is left. The form itself calls `save` when a field is left.
 *
 * @param onLogout is called when the user for whom the form was opened isn't signed in any more. A login from
 * nobody to a user changes nothing.
 */
export function useDraft(
  form: Pick<ReturnType<typeof useForm<FormField>>, "read" | "fill">,
  onLogout: (unanswered: boolean) => void,
) {
  const user = useUser();
  const [restored, setRestored] = useState(false);
  const [unanswered, setUnanswered] = useState(false);

  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft === null) return;
    setRestored(true);
    setUnanswered(draft.unanswered);
    form.fill(draft.texts);
  }, []);

  const save = (mayHaveArrived = unanswered) => {
    setUnanswered(mayHaveArrived);
    writeDraft(form.read(), user, mayHaveArrived);
  };

  // The phone's camera may make the browser drop the page, and Back leaves a field without an event.
  const latest = useRef(save);
  latest.current = save;
  useLayoutEffect(() => {
    const saveIfHidden = () => {
      if (document.hidden) latest.current();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      latest.current();
    };
  }, []);

  const owner = useRef(user);
  useLayoutEffect(() => {
    const hasEnded = owner.current !== null && owner.current !== user;
    owner.current = user;
    if (hasEnded) onLogout(unanswered);
  });

  return {
    /** Whether the form began with a draft. */
    restored,
    /** Whether a part of it was sent, in any attempt, and no response came: it may have arrived. */
    unanswered,
    /** Stores what is entered, and whether it may have arrived. */
    save,
    /** Removes the draft: it was sent or cleared. */
    remove: () => {
      setRestored(false);
      setUnanswered(false);
      removeDraft();
    },
  };
}
