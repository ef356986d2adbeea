import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { visibleText } from "../lib/forms/use-form.ts";
import { setLastEmail } from "../session/login-email.ts";
import { TextField } from "../ui/field.tsx";

/** The e-mail address of a login. What is entered here is filled in on the next password screen. */
export function LoginEmailField(props: ComponentProps<typeof TextField>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current: field } = input;
    const remember = () => field?.value && setLastEmail(visibleText(field.value));
    // It may have been typed before hydration. The form fills in the field later.
    remember();
    // The browser may have filled it in without an event.
    field?.form?.addEventListener("submit", remember);
    return () => field?.form?.removeEventListener("submit", remember);
  }, []);
  return (
    <TextField
      {...props}
      ref={input}
      onInput={({ currentTarget }) => setLastEmail(visibleText(currentTarget.value))}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
    />
  );
}
