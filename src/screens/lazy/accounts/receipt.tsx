import * as company from "../../../content/company.ts";
import { application as words } from "../../../content/portal.ts";
import { fileSize } from "../../../lib/file-size.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import { type Application, applicationFields } from "../../../rules/application-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { Facts } from "../../../ui/facts.tsx";
import * as styles from "./receipt.module.css";

const focus = focusOnMount("start");

/** Masks a secret, such as an ID's number, except for its last three characters. */
const masked = (secret: string) => secret.replace(/^.+(?=.{3})|^.{1,3}$/su, "…");

/** An application as it was sent. */
export type Sent = {
  readonly application: Application;
  readonly image: File;
  readonly at: Date;
};

/** Whom to ask about an application. */
export function ContactLinks() {
  return company.contacts.map(({ label, href }) => (
    <a key={href} href={href} className={styles.way}>
      {label}
    </a>
  ));
}

/** What was sent, when, and whom to ask about it, for printing. It gets the focus. */
export function Receipt({ application, image, at }: Sent) {
  const { receipt } = words;
  const when = at.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  const texts = applicationFields.map(({ name, label, secret }) => {
    const text = application[name].trim();
    return { term: label, detail: secret ? masked(text) : text };
  });
  const picture = (
    <>
      <bdi>{image.name}</bdi>, {fileSize(image.size)}
    </>
  );
  return (
    // It has a name of its own, since screen readers read its heading's words in the toast.
    <Callout
      tone="success"
      ref={focus}
      role="group"
      aria-label={receipt.title}
      tabIndex={-1}
      className={styles.receipt}
    >
      <h2 className={styles.heading}>{words.done}</h2>
      <Facts
        facts={[
          { term: receipt.when, detail: when },
          ...texts,
          { term: words.image.label, detail: picture },
          { term: receipt.contact, detail: <ContactLinks /> },
        ]}
      />
      <Button look="outline" onClick={() => window.print()}>
        {receipt.print}
      </Button>
    </Callout>
  );
}
