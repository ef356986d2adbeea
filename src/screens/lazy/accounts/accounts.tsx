import { application as words } from "../../../content/portal.ts";
import { linkTo } from "../../../lib/address.ts";
import { useHydrated } from "../../../lib/page-phase.ts";
import { useSession } from "../../../session.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import * as styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";

const { signedOut } = words;

/** The application for a bank account, open to visitors who aren't signed in as well. */
export function Accounts() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  return (
    <FormPage title={words.title} intro={words.subtitle} cloth="ladder">
      {!signedIn && (
        <p className={classNames(styles.signedOut, !hydrated && styles.prerendered)}>
          {signedOut.text} <a href={linkTo(signedOut.path)}>{signedOut.label}</a>
        </p>
      )}
      <ApplicationForm />
    </FormPage>
  );
}
