import { useState } from "react";
import { emptyValues, useForm } from "../../lib/form.ts";
import { useToastActions } from "../../lib/toasts.tsx";
import { readDraft } from "../../rules/application-draft.ts";
import { applicationFields, type FormField } from "../../rules/application-fields.ts";
import { usePhoto } from "./use-photo.ts";

// The picture isn't text. Its name is here so that it can have an error.
const EMPTY = emptyValues<FormField>([...applicationFields.map(({ name }) => name), "idCardImage"]);

/** What a visitor enters in an application: fields, restored from a draft if any, and photo. */
export function useEntries() {
  const { showToast, clearToasts } = useToastActions();
  const [restored, setRestored] = useState(readDraft);
  const [unanswered, setUnanswered] = useState(restored?.underWay === true);
  const form = useForm({ ...EMPTY, ...restored?.texts });
  const { values, mark, reset } = form;
  const { photo, choose, replace } = usePhoto((error) => {
    mark("idCardImage", error);
    showToast("failure", error);
  });

  return {
    ...form,
    photo,
    choosePhoto: (file: File) => {
      // Removes what was said of the last file. Toasts are paused while the phone's camera covers the page.
      clearToasts();
      mark("idCardImage", null);
      choose(file);
    },
    /** The draft that was restored; null once the form is sent or cleared. */
    restored,
    /** Whether a part of it was sent, in any attempt, and no response came: it may have arrived. */
    unanswered,
    setUnanswered,
    /** Empties the form, and returns a function that restores all of it. */
    clear: () => {
      reset(EMPTY);
      replace(null);
      setRestored(null);
      setUnanswered(false);
      return () => {
        // A copy counts as a change, so that the draft is stored again. A file input takes only an empty value.
        reset({ ...values, idCardImage: "" });
        replace(photo);
        setRestored(restored);
        setUnanswered(unanswered);
      };
    },
  };
}

export type Entries = ReturnType<typeof useEntries>;
