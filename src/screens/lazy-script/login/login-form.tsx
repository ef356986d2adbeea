import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import type { Submit } from "../../../lib/forms/use-submission.ts";
import { scrollToTop } from "../../../lib/scroll.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { navigate } from "../../../routing/router.ts";
import { authFailure } from "../../../rules/messages.ts";
import { hasErrors, loginErrors } from "../../../rules/validation.ts";
import { screens } from "../../../screen-table.ts";
import { requestLogin } from "../../../services/users.ts";
import { setLastEmail } from "../../../session/last-email.ts";
import { rememberEmail, rememberedEmail } from "../../../session/remembered-email.ts";
import { nameOf, startSession } from "../../../session/session.ts";
import { LoginEmailField } from "../../../shared/login-email-field.tsx";
import { Checkbox } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./login.module.css";

type LoginFormProps = {
  /** Null for the remembered e-mail address. */
  readonly initialEmail: string | null;
  /** Whether the visitor has just signed up, and has only the password to type. */
  readonly hasJustSignedUp: boolean;
  readonly busy: boolean;
  readonly submit: Submit;
};

export function LoginForm({ initialEmail, hasJustSignedUp, busy, submit }: LoginFormProps) {
  const { showToast } = useToasts();
  const rememberMe = useRef<HTMLInputElement>(null);
  const { ref, controlOf, field, fill, banner, begin, showErrors } = useForm(
    "login",
    ["email", "password"],
    {
      passwords: ["password"],
    },
  );
  const [hasWrongCredentials, setHasWrongCredentials] = useState(false);

  const focusPassword = useEffectEvent(() => {
    if (!hasJustSignedUp) return;
    const password = controlOf("password");
    // `focus` alone would scroll the field to the middle of the window.
    scrollToTop(false);
    password?.focus({ preventScroll: true });
    password?.scrollIntoView({ block: "nearest" });
  });
  // Not a layout effect, since screen readers may ignore the new focus if the element that had it
  // is removed at the same time.
  useEffect(() => focusPassword(), []);
  const fillIn = useEffectEvent(() => {
    const remembered = rememberedEmail();
    fill({ email: initialEmail ?? remembered ?? "" });
    if (rememberMe.current && remembered !== null) rememberMe.current.checked = true;
  });
  useLayoutEffect(() => fillIn(), []);

  const logIn = () => {
    const values = begin();
    setHasWrongCredentials(false);
    const fields = loginErrors(values);
    if (hasErrors(fields)) return showErrors({ fields });

    const { email, password } = values;
    setLastEmail(email);
    const remember = rememberMe.current?.checked === true;
    submit((signal) => requestLogin({ email, password }, signal), {
      succeeded: ({ token, user }) => {
        rememberEmail(email, remember);
        // At once, since a login of another user closes all toasts.
        flushSync(() => {
          startSession(token, user);
          navigate(linkTo(screens.application.path));
        });
        showToast("success", words.welcome(nameOf(user)));
      },
      failed: (error) => {
        const failure = authFailure(error, "login");
        setHasWrongCredentials(failure.hasWrongCredentials === true);
        showErrors(failure);
      },
    });
  };

  return (
    <Form
      ref={ref}
      banner={banner}
      busy={busy}
      label={words.submit.login}
      busyLabel={words.busy.login}
      onSubmit={logIn}
    >
      <LoginEmailField {...field("email")} label={words.email} />
      <div className={utilities.stack}>
        <PasswordField
          {...field("password")}
          label={words.password}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        {hasWrongCredentials && <p>{words.refused}</p>}
      </div>
      <div className={styles.options}>
        <Checkbox ref={rememberMe} label={words.rememberMe} name="rememberMe" />
        <TextLink href={linkTo(words.forgotPassword.path)}>{words.forgotPassword.label}</TextLink>
      </div>
    </Form>
  );
}
