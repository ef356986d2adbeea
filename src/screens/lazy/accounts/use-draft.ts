import { useLayoutEffect, useRef, useState } from "react";
import { applicationAccounts } from "../../../content/application-accounts.ts";
import { queryValue } from "../../../lib/address.ts";
import type { useForm } from "../../../lib/form.ts";
import { useAddress } from "../../../lib/router.ts";
import { readDraft, writeDraft } from "../../../rules/application-draft.ts";
import {
  type Application,
  applicationFields,
  type FormField,
} from "../../../rules/application-fields.ts";
import { emailError } from "../../../rules/validation.ts";
import { knownVisitor, removeDraft, useSessionNumber } from "../../../session.ts";

/** The type of account in the page's address, as the form offers it; undefined where there is none. */
function useAccountOfAddress(): string | undefined {
  const type = queryValue(useAddress().query, "type");
  return Object.entries(applicationAccounts).find(([key]) => key === type)?.[1];
}

/**
 * The draft of an application: it is entered in the form at first, then what is known: the visitor's name and e-mail
 * address, and the type of account in the page's address. The draft is stored when the page is hidden and when the
 * screen is left. The form itself calls `save` when a field is left.
 *
 * @param onSessionEnd is called when the visitor has logged out, or another user has logged in, in any tab: what
 * is entered may be another person's.
 */
export function useDraft(
  form: Pick<ReturnType<typeof useForm<FormField>>, "read" | "fill">,
  onSessionEnd: (unanswered: boolean) => void,
) {
  const session = useSessionNumber();
  const [restored, setRestored] = useState(false);
  const [unanswered, setUnanswered] = useState(false);

  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft === null) return;
    setRestored(true);
    setUnanswered(draft.unanswered);
    form.fill(draft.texts);
  }, []);

  // What the form has without the visitor. Alone it is no draft.
  const known = useRef<Partial<Application>>({});
  const fillIn = (texts: Partial<Application>) => {
    form.fill(texts, known.current);
    known.current = { ...known.current, ...texts };
  };
  useLayoutEffect(() => {
    const { name, email } = knownVisitor();
    fillIn({ fullName: name ?? "", email: email && !emailError(email) ? email.trim() : "" });
  }, []);
  const accountType = useAccountOfAddress();
  useLayoutEffect(() => {
    if (accountType !== undefined) fillIn({ accountType });
  }, [accountType]);

  const save = (mayHaveArrived = unanswered) => {
    setUnanswered(mayHaveArrived);
    const texts = form.read();
    const isTyped = ({ name }: (typeof applicationFields)[number]) =>
      texts[name] !== (known.current[name] ?? "");
    if (applicationFields.some(isTyped)) writeDraft(texts, session, mayHaveArrived);
    else removeDraft();
  };

  // The phone's camera may make the browser drop the page, and Back leaves a field without an event.
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
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

  const typedIn = useRef(session);
  useLayoutEffect(() => {
    // It is null only until hydration.
    const hasEnded = typedIn.current !== null && typedIn.current !== session;
    typedIn.current = session;
    if (hasEnded) onSessionEnd(unanswered);
  }, [session]);

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
