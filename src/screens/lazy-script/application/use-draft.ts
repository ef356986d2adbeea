import { useEffectEvent, useLayoutEffect, useState } from "react";
import { applicationAccounts } from "../../../content/application-accounts.ts";
import { queryValue } from "../../../lib/address.ts";
import type { FormOf } from "../../../lib/forms/use-form.ts";
import { recordOf } from "../../../lib/record-of.ts";
import { useAddress } from "../../../routing/router.ts";
import { type AnswerName, storedNames } from "../../../rules/application-fields.ts";
import { emailError } from "../../../rules/validation.ts";
import { readDraft, writeDraft } from "../../../session/draft.ts";
import { storedNameAndEmail } from "../../../session/session.ts";
import { removeDraft, visitorId } from "../../../session/stored-session.ts";

/** Fills in the form from the draft, the stored user and the address, and stores the draft. */
export function useDraft(form: Pick<FormOf<AnswerName>, "read" | "isEntered" | "fill">) {
  const [visitor] = useState(visitorId);
  const [isRestored, setIsRestored] = useState(false);
  const [mayHaveArrived, setMayHaveArrived] = useState(false);

  const fill = useEffectEvent(form.fill);
  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft !== null) {
      setIsRestored(true);
      setMayHaveArrived(draft.mayHaveArrived);
      fill(draft.answers, { entered: true });
    }
    const { name, email } = storedNameAndEmail();
    fill({ fullName: name ?? "", email: email && !emailError(email) ? email : "" });
  }, []);
  const type = queryValue(useAddress().query, "type");
  // By its entry, since the address may have the name of any property of an object.
  const [, accountType] = Object.entries(applicationAccounts).find(([key]) => key === type) ?? [];
  useLayoutEffect(() => {
    if (accountType !== undefined) fill({ accountType });
  }, [accountType]);

  const save = (mayNowHaveArrived = mayHaveArrived) => {
    // The visitor has changed, and this form is being unmounted. A draft may already be of the next.
    if (visitorId() !== visitor) return;
    setMayHaveArrived(mayNowHaveArrived);
    const answers = form.read();
    // What the site has filled in may be another at the next visit, such as the account type.
    const entered = storedNames.filter(form.isEntered);
    writeDraft(
      recordOf(entered, (name) => answers[name]),
      mayNowHaveArrived,
    );
  };

  // A phone's camera may discard the page, and Back leaves a field without an event.
  const saveLatest = useEffectEvent(() => save());
  // A layout effect, since the form still has its fields during the clean-up.
  useLayoutEffect(() => {
    const saveIfHidden = () => {
      if (document.hidden) saveLatest();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      saveLatest();
    };
  }, []);

  return {
    isRestored,
    mayHaveArrived,
    save,
    remove: () => {
      setIsRestored(false);
      setMayHaveArrived(false);
      removeDraft();
    },
  };
}
