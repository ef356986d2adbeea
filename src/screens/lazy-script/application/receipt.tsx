import { useEffect } from "react";
import { application as words } from "../../../content/application.ts";
import * as company from "../../../content/company.ts";
import { formatDate, formatDateTime } from "../../../lib/dates.ts";
import { formatFileSize } from "../../../lib/file-size.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import { scrollToTop } from "../../../lib/scroll.ts";
import { share } from "../../../lib/share.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { type Answers, applicationFields, photoField } from "../../../rules/application-fields.ts";
import { ContactsAsText } from "../../../shared/contacts.tsx";
import { LobbyHours } from "../../../shared/lobby-hours.tsx";
import { OfficeAddress } from "../../../shared/office-address.tsx";
import { Button, ButtonRow } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Facts } from "../../../ui/facts.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./application.module.css";

const { receipt } = words;

const mask = (secret: string) => {
  const end = Array.from(secret).slice(-3).join("");
  return end === secret ? "…" : receipt.endsIn(end);
};

export type SentApplication = {
  readonly answers: Answers;
  readonly photo: File;
  readonly sentAt: Date;
};

type ReceiptProps = SentApplication & {
  readonly onAgain: () => void;
};

export function Receipt({ answers, photo, sentAt, onAgain }: ReceiptProps) {
  const { showToast } = useToasts();
  // The receipt may be taller than the window.
  useEffect(scrollToTop, []);
  const facts = applicationFields.flatMap(({ name, label, secret, attributes }) => {
    const answer = answers[name];
    if (answer === "") return [];
    const detail = attributes?.type === "date" ? formatDate(answer) : answer;
    return { term: label, detail: secret ? mask(answer) : detail };
  });
  const saveOrShare = async () => {
    const contacts = company.contactsFor().map(({ label }) => label);
    const summary = [
      company.name,
      `${receipt.shared}: ${answers.accountType}`,
      `${receipt.when}: ${formatDateTime(sentAt)}`,
      `${answers.idType}: ${mask(answers.idNumber)}`,
      `${receipt.contact}: ${contacts.join(", ")}`,
    ].join("\n");
    try {
      const isCopied = await share({ title: receipt.shared, text: summary }, summary);
      if (isCopied) showToast("success", receipt.copied);
    } catch (error) {
      console.error(error);
      showToast("failure", receipt.notShared);
    }
  };
  const photoDetail = (
    <>
      <bdi>{photo.name}</bdi>, {formatFileSize(photo.size)}
    </>
  );
  return (
    <Callout kind="success" label={receipt.title} ref={focusOnMount} className={styles.receipt}>
      <h2 className={utilities.subheading}>{receipt.title}</h2>
      <div className={styles.actions}>
        <p>{receipt.notStored}</p>
        <ButtonRow>
          <Button look="primary" onClick={saveOrShare}>
            {receipt.share}
          </Button>
          {/* Android WebView, the browser inside other apps, can't print (crbug.com/40342444). */}
          {typeof window.print === "function" && (
            <Button look="outline" onClick={() => window.print()}>
              {receipt.print}
            </Button>
          )}
        </ButtonRow>
      </div>
      <div className={classNames(utilities.stack, styles.sent)}>
        <p>{receipt.ask}</p>
        <Facts
          facts={[
            { term: receipt.when, detail: formatDateTime(sentAt) },
            ...facts,
            { term: photoField.label, detail: photoDetail },
          ]}
          className={styles.facts}
        />
      </div>
      <div className={classNames(utilities.stack, styles.places)}>
        <div>
          <h3 className={styles.heading}>{receipt.office}</h3>
          <OfficeAddress />
        </div>
        <div>
          <h3 className={styles.heading}>{company.lobbyHeading}</h3>
          <LobbyHours />
        </div>
        <div>
          <h3 className={styles.heading}>{receipt.contact}</h3>
          <ContactsAsText />
        </div>
      </div>
      <Button look="outline" onClick={onAgain} className={styles.again}>
        {receipt.again}
      </Button>
    </Callout>
  );
}
