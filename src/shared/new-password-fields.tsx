import { sharedWords } from "../content/shared-words.ts";
import type { FieldBinding } from "../lib/forms/use-form.ts";
import type { Values } from "../lib/forms/values-and-errors.ts";
import { PasswordField } from "../ui/password-field.tsx";

type Name = "password" | "confirmPassword";

type NewPasswordFieldsProps = {
  readonly field: (name: Name) => FieldBinding;
  readonly read: () => Values<Name>;
  readonly words: {
    readonly password: string;
    readonly confirmPassword: string;
    readonly confirmHint?: string;
  };
};

export function NewPasswordFields({ field, read, words }: NewPasswordFieldsProps) {
  const [first, second] = [field("password"), field("confirmPassword")];
  const edit = () => {
    first.onInput();
    // The confirmation's error is that the passwords differ, unless it is empty.
    if (read().confirmPassword !== "") second.onInput();
  };
  return (
    <>
      <PasswordField
        {...first}
        onInput={edit}
        onChange={edit}
        label={words.password}
        hint={sharedWords.passwordHint}
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
