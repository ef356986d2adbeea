import { useEffect, useState } from "react";
import { application as words } from "../../content/portal.ts";
import { linkTo } from "../../lib/address.ts";
import { useToastActions } from "../../lib/toasts.tsx";
import { useUser } from "../../session.ts";
import { FormPage } from "../../ui/form-page.tsx";
import * as styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";

const { signedOut } = words;

/** The application for a bank account, open to visitors who aren't signed in as well. */
export function Accounts() {
  const user = useUser();
  // A logout resets the form, so that nobody else sees what was entered. A login doesn't.
  const [form, setForm] = useState({ user, number: 0 });
  if (form.user !== user) setForm({ user, number: form.number + Number(form.user !== null) });
  const { showToast } = useToastActions();
  // A logout in this tab leaves the screen before this runs.
  useEffect(() => {
    if (form.number > 0) showToast("failure", words.draft.loggedOut);
  }, [form.number, showToast]);
  return (
    <FormPage title={words.title} intro={words.subtitle} cloth="ladder">
      {user === null && (
        <p className={styles.signedOut}>
          {signedOut.text} <a href={linkTo(signedOut.path)}>{signedOut.label}</a>
        </p>
      )}
      <ApplicationForm key={form.number} />
    </FormPage>
  );
}
