import { useState } from "react";
import { application as words } from "../../content/portal.ts";
import { linkTo } from "../../lib/address.ts";
import { useUser } from "../../session.ts";
import { FormPage } from "../../ui/form-page.tsx";
import styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";

const { signedOut } = words;

/** The application for a bank account, open to anyone (decisions, Session and login). */
export function Accounts() {
  const user = useUser();
  // What somebody has entered goes with them when they log out; logging in leaves it there.
  const [form, setForm] = useState({ user, number: 0 });
  if (form.user !== user) setForm({ user, number: form.number + Number(form.user !== null) });
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
