import { login as words } from "../../../content/portal.ts";
import { useForm } from "../../../lib/form.ts";
import type { Submit } from "../../../lib/submission.ts";
import { useToastActions } from "../../../lib/toasts.tsx";
import { authFailure } from "../../../rules/messages.ts";
import { hasErrors, signUpErrors } from "../../../rules/validation.ts";
import { register } from "../../../services/users.ts";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";

const FIELDS = ["name", "email", "password", "confirmPassword"] as const;

export function SignUpForm({
  onCreated,
  busy,
  submit,
}: {
  /** Gets the e-mail address that the visitor may now log in with. */
  readonly onCreated: (email: string) => void;
  readonly busy: boolean;
  readonly submit: Submit;
}) {
  const { showToast } = useToastActions();
  const { ref, field, banner, attempt, refuse } = useForm(FIELDS);

  const signUp = () => {
    const values = attempt();
    const fields = signUpErrors(values);
    if (hasErrors(fields)) return refuse({ fields });

    const { password } = values;
    const name = values.name.trim();
    const email = values.email.trim();
    submit((signal) => register({ name, email, password }, signal), {
      succeeded: () => {
        showToast("success", words.created);
        onCreated(email);
      },
      failed: (error) => refuse(authFailure(error, "sign-up")),
    });
  };

  return (
    <Form
      ref={ref}
      banner={banner}
      busy={busy}
      label={words.submit.signUp}
      busyLabel={words.busy.signUp}
      onSubmit={signUp}
    >
      <TextField {...field("name")} label={words.name} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field("email")}
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...field("password")}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        label={words.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </Form>
  );
}
