import { useEffect, useState } from "react";
import { resetPassword as words } from "../../../content/reset-password.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { navigate, replaceAddress } from "../../../routing/router.ts";
import { useScreenAnnouncement } from "../../../routing/screen-change.ts";
import { attemptFailure, FALLBACKS, resetLinkMayBeValid } from "../../../rules/messages.ts";
import { hasErrors, newPasswordErrors } from "../../../rules/validation.ts";
import { screens } from "../../../screen-table.ts";
import { setNewPassword } from "../../../services/users.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { NewPasswordFields } from "../../../shared/new-password-fields.tsx";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { Form, SuccessMessage } from "../../../ui/form.tsx";

/** How long the success is shown before the redirect (spec section 9). */
const REDIRECT_DELAY_MS = 3000;

const FIELDS = ["password", "confirmPassword"] as const;

const NO_ATTEMPT = { isLost: false, isUncertain: false, isLinkInvalid: false };

export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { showToast } = useToasts();
  // After an attempt without a response, a later one is refused if the first has set the password,
  // since the link works once.
  const [lastAttempt, setLastAttempt] = useState(NO_ATTEMPT);
  const [isDone, setIsDone] = useState(false);
  const form = useForm("reset-password", FIELDS, { passwords: FIELDS });

  useScreenAnnouncement(words.heading);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(linkTo(screens.login.path)), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const reset = () => {
    const values = form.begin();
    const { fields, toast } = newPasswordErrors(values);
    // Without a banner, since the toast and the field show the error.
    if (hasErrors(fields)) return form.showErrors({ fields, toast });

    form.submit((signal) => setNewPassword(token, { email, password: values.password }, signal), {
      succeeded: () => {
        showToast("success", words.done, REDIRECT_DELAY_MS);
        setIsDone(true);
        // Removes the used link from the history. A reload then shows the login at once.
        replaceAddress(linkTo(screens.login.path));
      },
      failed: (error) => {
        const earlier = lastAttempt.isUncertain;
        const { isLost, isUncertain, reason } = attemptFailure(error, "setNewPassword", earlier);
        setLastAttempt({ isLost, isUncertain, isLinkInvalid: !resetLinkMayBeValid(error) });
        const refusal = reason ?? FALLBACKS.setNewPassword;
        form.showErrors({
          toast: isLost ? words.mayBeValid : refusal,
          banner: isLost ? words.mayBeValid : words.error(refusal),
          isUncertain,
        });
      },
    });
  };

  const nextStep = (
    <>
      {lastAttempt.isUncertain && !lastAttempt.isLost && <p>{words.mayBeValid}</p>}
      <ButtonRow>
        {lastAttempt.isUncertain && (
          <ButtonLink look="primary" href={linkTo(words.logIn.path)}>
            {words.logIn.label}
          </ButtonLink>
        )}
        {lastAttempt.isLinkInvalid && (
          <ButtonLink look="outline" href={linkTo(words.again.path)}>
            {words.again.label}
          </ButtonLink>
        )}
      </ButtonRow>
    </>
  );
  return (
    <ClothPage title={words.heading} intro={isDone ? null : words.intro}>
      {isDone ? (
        <>
          <SuccessMessage>{words.done}</SuccessMessage>
          <ButtonLink look="primary" href={linkTo(words.logIn.path)}>
            {words.logInNow}
          </ButtonLink>
        </>
      ) : (
        <Form
          form={form}
          nextStep={nextStep}
          label={words.submit}
          busyLabel={words.busy}
          onSubmit={reset}
        >
          {/* Tells password managers whose password it is. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <NewPasswordFields form={form} words={words} />
        </Form>
      )}
    </ClothPage>
  );
}
