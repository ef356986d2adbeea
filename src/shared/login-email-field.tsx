import type { ComponentProps } from "react";
import type { FieldBinding } from "../lib/forms/use-form.ts";
import { setLastEmail } from "../session/last-email.ts";
import { TextField } from "../ui/field.tsx";

/** The e-mail address of a login. What is typed here is filled in on the next password screen. */
export function LoginEmailField(props: ComponentProps<typeof TextField> & FieldBinding) {
  return (
    <TextField
      {...props}
      onInput={({ currentTarget }) => {
        props.onInput();
        setLastEmail(currentTarget.value);
      }}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
    />
  );
}
