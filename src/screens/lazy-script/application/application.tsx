import { useState } from "react";
import { flushSync } from "react-dom";
import { application as words } from "../../../content/application.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { applicationFields, isOptional } from "../../../rules/application-fields.ts";
import { screens } from "../../../screen-table.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { ApplicationForm, focusFirstField } from "./application-form.tsx";
import { Receipt, type SentApplication } from "./receipt.tsx";

const { title } = screens.application;

const INTRO = (
  <p>
    {applicationFields.some(isOptional) ? words.someOptional : words.allRequired} {words.intro}{" "}
    <strong>{words.ids}</strong>
  </p>
);

export function Application() {
  const [sent, setSent] = useState<SentApplication | null>(null);
  const { closeAll } = useToasts();

  if (sent !== null)
    return (
      <ClothPage title={words.done} cloth="ladder" isWide offersOwnHelp>
        <Receipt
          {...sent}
          onAgain={() => {
            // The empty form mustn't look like the one that was sent.
            closeAll();
            flushSync(() => setSent(null));
            focusFirstField();
          }}
        />
      </ClothPage>
    );
  return (
    <ClothPage title={title} intro={INTRO} cloth="ladder" isWide>
      <ApplicationForm onSent={setSent} />
    </ClothPage>
  );
}
