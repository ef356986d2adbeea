import { useState } from "react";
import { askUs } from "../../../content/ask-us.ts";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import type { Submit } from "../../../lib/forms/use-submission.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { authFailure } from "../../../rules/messages.ts";
import { hasErrors, signUpErrors } from "../../../rules/validation.ts";
import { register } from "../../../services/users.ts";
import { setLastEmail } from "../../../session/last-email.ts";
import { LoginEmailField } from "../../../shared/login-email-field.tsx";
import { NewPasswordFields } from "../../../shared/new-password-fields.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextButton, TextLink } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./login.module.css";

const PASSWORDS = ["password", "confirmPassword"] as const;
const FIELDS = ["name", "email", ...PASSWORDS] as const;

type SignUpFormProps = {
  readonly onCreated: (email: string) => void;
  readonly onLogIn: (email: string) => void;
  readonly busy: boolean;
  readonly submit: Submit;
};

export function SignUpForm({ onCreated, onLogIn, busy, submit }: SignUpFormProps) {
  const { showToast } = useToasts();
  const { ref, field, banner, read, begin, showErrors } = useForm("sign-up", FIELDS, {
    passwords: PASSWORDS,
  });
  const [isTaken, setIsTaken] = useState(false);

  const signUp = () => {
    const values = begin();
    setIsTaken(false);
    const fields = signUpErrors(values);
    if (hasErrors(fields)) return showErrors({ fields });

    const { name, email, password } = values;
    setLastEmail(email);
    submit((signal) => register({ name, email, password }, signal), {
      succeeded: () => {
        showToast("success", words.created);
        onCreated(email);
      },
      failed: (error) => {
        const failure = authFailure(error, "signUp");
        setIsTaken(failure.isTaken === true);
        showErrors(failure);
      },
    });
  };

  const emailField = field("email");
  return (
    <Form
      ref={ref}
      banner={banner}
      busy={busy}
      label={words.submit.signUp}
      busyLabel={words.busy.signUp}
      onSubmit={signUp}
    >
      <div>
        <p>{words.steps}</p>
        <TextLink href={linkTo(words.withoutLogin.path)}>{words.withoutLogin.label}</TextLink>
      </div>
      <TextField
        {...field("name")}
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
            <TextButton onClick={() => onLogIn(read().email)} className={styles.toLogin}>
              {words.taken.label}
            </TextButton>{" "}
            <TextLink href={linkTo(words.forgotPassword.path)}>
              {words.forgotPassword.label}
            </TextLink>
          </p>
        )}
      </div>
      <NewPasswordFields field={field} read={read} words={words} />
    </Form>
  );
}
