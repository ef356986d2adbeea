import type { FieldBinding } from "../lib/use-form.ts";
import { MISMATCH } from "../rules/validation.ts";
import { PasswordField } from "../ui/password-field.tsx";

type NewPasswordFieldsProps = {
  readonly field: (name: "password" | "confirmPassword") => FieldBinding;
  readonly words: {
    readonly password: string;
    readonly passwordHint: string;
    readonly confirmPassword: string;
    readonly confirmHint?: string;
  };
};

export function NewPasswordFields({ field, words }: NewPasswordFieldsProps) {
  const [first, second] = [field("password"), field("confirmPassword")];
  const edit = () => {
    first.onInput();
    if (second.error === MISMATCH.signUp || second.error === MISMATCH.resetPassword)
      second.onInput();
  };
  return (
    <>
      <PasswordField
        {...first}
        onInput={edit}
        onChange={edit}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...second}
        label={words.confirmPassword}
        hint={words.confirmHint}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
