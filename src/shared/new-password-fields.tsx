import { sharedWords } from "../content/shared-words.ts";
import type { FieldBinding } from "../lib/forms/use-form.ts";
import type { Values } from "../lib/forms/values-and-errors.ts";
import { PasswordField } from "../ui/password-field.tsx";

type Name = "password" | "confirmPassword";

type NewPasswordFieldsProps = {
  /** Of `useForm`. */
  readonly form: {
    readonly field: (name: Name) => FieldBinding;
    readonly read: () => Values<Name>;
    readonly setError: (name: Name, error: null) => void;
  };
  readonly words: {
    readonly password: string;
    readonly confirmPassword: string;
    readonly confirmHint?: string;
  };
};

export function NewPasswordFields({ form, words }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...form.field("password")}
        onInput={() => {
          // The confirmation's error is that the passwords differ, unless it is empty.
          if (form.read().confirmPassword !== "") form.setError("confirmPassword", null);
        }}
        label={words.password}
        hint={sharedWords.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field("confirmPassword")}
        label={words.confirmPassword}
        hint={words.confirmHint}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
