import { useLayoutEffect, useState } from "react";
import { askUs } from "../../../content/ask-us.ts";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { redirect } from "../../../routing/router.ts";
import { authFailure } from "../../../rules/messages.ts";
import { hasErrors, signUpErrors } from "../../../rules/validation.ts";
import { screens } from "../../../screen-table.ts";
import { register } from "../../../services/users.ts";
import { setLastEmail } from "../../../session/login-email.ts";
import { readUserJson } from "../../../session/stored-session.ts";
import { LoginEmailField } from "../../../shared/login-email-field.tsx";
import { NewPasswordFields } from "../../../shared/new-password-fields.tsx";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { LoginPage } from "./login-page.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./login.module.css";

const PASSWORDS = ["password", "confirmPassword"] as const;
const FIELDS = ["name", "email", ...PASSWORDS] as const;

export function SignUp() {
  const { showToast } = useToasts();
  const form = useForm("sign-up", FIELDS, { passwords: PASSWORDS });
  const [isTaken, setIsTaken] = useState(false);

  // The prerendered Open Account leads here, and so may a link of another visitor.
  useLayoutEffect(() => {
    if (readUserJson() !== null) redirect(linkTo(screens.application.path));
  }, []);

  const signUp = () => {
    const values = form.begin();
    setIsTaken(false);
    const fields = signUpErrors(values);
    if (hasErrors(fields)) return form.showErrors({ fields });

    const { name, email, password } = values;
    form.submit((signal) => register({ name, email, password }, signal), {
      succeeded: () => {
        showToast("success", words.created);
        setLastEmail(email, { hasJustSignedUp: true });
        redirect(linkTo(screens.login.path));
      },
      failed: (error) => {
        const failure = authFailure(error, "signUp");
        setIsTaken(failure.isTaken === true);
        form.showErrors(failure);
      },
    });
  };

  const emailField = form.field("email");
  return (
    <LoginPage selected="signUp" busy={form.busy}>
      <Form form={form} label={words.submit.signUp} busyLabel={words.busy.signUp} onSubmit={signUp}>
        <div className={styles.shortcut}>
          <p>{words.steps}</p>
          <ButtonRow>
            <ButtonLink look="outline" href={linkTo(words.withoutLogin.path)}>
              {words.withoutLogin.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <TextField
          {...form.field("name")}
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          autoCapitalize="words"
        />
        <div className={utilities.stack}>
          <LoginEmailField {...emailField} label={words.email} hint={askUs.withoutEmail} />
          {isTaken && emailField.error && (
            <p>
              {words.taken.text}{" "}
              <TextLink href={linkTo(screens.login.path)} className={styles.toLogin}>
                {words.taken.label}
              </TextLink>{" "}
              <TextLink href={linkTo(words.forgotPassword.path)}>
                {words.forgotPassword.label}
              </TextLink>
            </p>
          )}
        </div>
        <NewPasswordFields form={form} words={words} />
      </Form>
    </LoginPage>
  );
}
