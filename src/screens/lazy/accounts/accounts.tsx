import { useState } from "react";
import { application as words } from "../../../content/portal.ts";
import { linkTo } from "../../../lib/address.ts";
import { useHydrated } from "../../../lib/page-start.ts";
import { useSession } from "../../../session/session.ts";
import { MoreQuestions } from "../../../shared/more-questions.tsx";
import { ClothPage } from "../../../ui/cloth-page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import * as styles from "./accounts.module.css";
import { ApplicationForm } from "./application-form.tsx";
import { Receipt, type SentApplication } from "./receipt.tsx";

const { toLogin } = words;

const INTRO = (
  <p>
    {words.intro} <strong>{words.ids}</strong>
  </p>
);

/** The application for a bank account, then its receipt. It is for logged-out visitors, too. */
export function Accounts() {
  const isHydrated = useHydrated();
  const { isLoggedIn } = useSession();
  const [sent, setSent] = useState<SentApplication | null>(null);
  const [isNewForm, setIsNewForm] = useState(false);

  if (sent !== null)
    return (
      <ClothPage title={words.title} cloth="ladder">
        <Receipt
          {...sent}
          onAgain={() => {
            setIsNewForm(true);
            setSent(null);
          }}
        />
      </ClothPage>
    );
  return (
    <ClothPage title={words.title} intro={INTRO} cloth="ladder" aside={<MoreQuestions />}>
      {!isLoggedIn && (
        <p data-prerendered={isHydrated ? undefined : ""} className={styles.toLogin}>
          {toLogin.text} <TextLink href={linkTo(toLogin.path)}>{toLogin.label}</TextLink>
        </p>
      )}
      <ApplicationForm focusesFirstField={isNewForm} onSent={setSent} />
    </ClothPage>
  );
}
