import { application as words } from "../../content/portal.ts";
import { linkTo } from "../../lib/address.ts";
import { useSession } from "../../session.ts";
import { FormPage } from "../../ui/form-page.tsx";
import styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";

const { signedOut } = words;

/** The application for a bank account, open to anyone (decisions, Session and login). */
export function Accounts() {
  const { signedIn } = useSession();
  return (
    <FormPage title={words.title} intro={words.subtitle} cloth="ladder">
      {!signedIn && (
        <p className={styles.signedOut}>
          {signedOut.text} <a href={linkTo(signedOut.path)}>{signedOut.label}</a>
        </p>
      )}
      <ApplicationForm />
    </FormPage>
  );
}
