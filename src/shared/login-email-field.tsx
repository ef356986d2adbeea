import type { ComponentProps } from "react";
import { emailError } from "../rules/validation.ts";
import { setLastEmail } from "../session/last-email.ts";
import { TextField } from "../ui/field.tsx";

/** The e-mail address of a login. What is typed here is filled in on the next password screen. */
export function LoginEmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      onInput={({ currentTarget }) => {
        const email = currentTarget.value.trim();
        // A password manager may have put a password here.
        setLastEmail(emailError(email) === null ? email : "");
      }}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
    />
  );
}
