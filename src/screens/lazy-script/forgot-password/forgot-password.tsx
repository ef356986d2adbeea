import { useEffectEvent, useLayoutEffect, useState } from "react";
import { forgotPassword as words } from "../../../content/forgot-password.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { attemptFailure } from "../../../rules/messages.ts";
import { emailError } from "../../../rules/validation.ts";
import { screens } from "../../../screen-table.ts";
import { requestResetLink } from "../../../services/users.ts";
import { firstEmail } from "../../../session/login-email.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { LoginEmailField } from "../../../shared/login-email-field.tsx";
import { Button, ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { Form, SuccessMessage } from "../../../ui/form.tsx";
import { VisuallyHidden } from "../../../ui/layout.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

export function ForgotPassword() {
  const { showToast } = useToasts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The e-mail addresses of attempts without a response, which may have succeeded. A second link
  // may make the first invalid.
  const [unconfirmed, setUnconfirmed] = useState<readonly string[]>([]);
  const form = useForm("forgot-password", ["email"]);

  const fillIn = useEffectEvent(() => form.fill({ email: firstEmail() }));
  // Runs again when the form comes back, because another link couldn't be sent.
  useLayoutEffect(() => fillIn(), [sentTo]);

  const requestLink = () => {
    const { email } = form.begin();
    const error = emailError(email);
    if (error) return form.showErrors({ fields: { email: error } });
    send(email);
  };
  const send = (email: string) =>
    form.submit((signal) => requestResetLink(email, signal), {
      succeeded: () => {
        showToast("success", words.done);
        setSentTo(email);
      },
      failed: (error) => {
        setSentTo(null);
        const earlier = unconfirmed.includes(email);
        const { isUncertain, reason } = attemptFailure(error, "requestResetLink", earlier);
        if (isUncertain) setUnconfirmed([...unconfirmed, email]);
        form.showErrors({
          toast: reason ?? words.mayBeOnItsWay,
          isUncertain,
          banner: isUncertain ? words.mayBeOnItsWay : null,
          fields: reason === null ? {} : { email: reason },
        });
      },
    });

  return (
    <ClothPage
      title={screens.forgotPassword.title}
      intro={sentTo === null ? words.intro : null}
      cloth="path"
    >
      {sentTo !== null ? (
        <>
          <SuccessMessage>{words.sent}</SuccessMessage>
          <p>{words.sentTo(sentTo)}</p>
          {/* Screen readers don't announce the new text of the focused button. */}
          <VisuallyHidden role="status">{form.busy ? words.busy : ""}</VisuallyHidden>
          <ButtonRow>
            <ButtonLink look="primary" href={linkTo(words.back.path)}>
              {words.back.label}
            </ButtonLink>
            {/* Not disabled while it sends, since a disabled button loses the focus. */}
            <Button look="outline" aria-disabled={form.busy} onClick={() => send(sentTo)}>
              {form.busy ? words.busy : words.again}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <Form
          form={form}
          nextStep={<p>{words.checkEmail}</p>}
          label={words.submit}
          busyLabel={words.busy}
          onSubmit={requestLink}
        >
          <LoginEmailField {...form.field("email")} label={words.email} enterKeyHint="send" />
        </Form>
      )}
      {sentTo === null && <TextLink href={linkTo(words.back.path)}>{words.back.label}</TextLink>}
    </ClothPage>
  );
}
