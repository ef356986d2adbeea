import { useState } from "react";
import { idTypes } from "../../../content/id-types.ts";
import { application as words } from "../../../content/portal.ts";
import { linkTo } from "../../../lib/address.ts";
import { useHydrated } from "../../../lib/page-phase.ts";
import { useSession } from "../../../session/session.ts";
import { AskUs } from "../../../shared/ask-us.tsx";
import { FormPage } from "../../../ui/form-page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import * as styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";
import { Receipt, type SentApplication } from "./receipt.tsx";
import * as readyStyles from "./what-to-have-ready.module.css";

const { signedOut, toHaveReady } = words;

/** The application for a bank account, then its receipt. It is for signed-out visitors, too. */
export function Accounts() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const [sent, setSent] = useState<SentApplication | null>(null);
  const [isNewForm, setIsNewForm] = useState(false);

  if (sent !== null)
    return (
      <FormPage title={words.title} cloth="ladder">
        <Receipt
          {...sent}
          onAgain={() => {
            setIsNewForm(true);
            setSent(null);
          }}
        />
      </FormPage>
    );
  return (
    <FormPage title={words.title} intro={words.subtitle} cloth="ladder" aside={<WhatToHaveReady />}>
      {!signedIn && (
        <p data-prerendered={hydrated ? undefined : ""} className={styles.signedOut}>
          {signedOut.text} <TextLink href={linkTo(signedOut.path)}>{signedOut.label}</TextLink>
        </p>
      )}
      <ApplicationForm focused={isNewForm} onSent={setSent} />
    </FormPage>
  );
}

/** The things that an application needs, and the links to ask about it. */
function WhatToHaveReady() {
  return (
    <div className={readyStyles.ready}>
      <h2 className={readyStyles.heading}>{toHaveReady.heading}</h2>
      <p>{toHaveReady.id}</p>
      <ul className={readyStyles.types}>
        {idTypes.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
      <p>{toHaveReady.photo}</p>
      <h2 className={readyStyles.heading}>{toHaveReady.questions}</h2>
      <AskUs />
    </div>
  );
}
