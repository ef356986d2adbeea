import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { useForm } from "../../../lib/forms/use-form.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { redirect } from "../../../routing/router.ts";
import { authFailure } from "../../../rules/messages.ts";
import { hasErrors, loginErrors } from "../../../rules/validation.ts";
import { screens } from "../../../screen-table.ts";
import { requestLogin } from "../../../services/users.ts";
import { logIn } from "../../../session/log-in.ts";
import {
  firstEmail,
  hasJustSignedUp,
  rememberEmail,
  rememberedEmail,
} from "../../../session/login-email.ts";
import { nameOf } from "../../../session/session.ts";
import { LoginEmailField } from "../../../shared/login-email-field.tsx";
import { Checkbox } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { LoginPage } from "./login-page.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./login.module.css";

export function Login() {
  const { showToast } = useToasts();
  const rememberMe = useRef<HTMLInputElement>(null);
  const form = useForm("login", ["email", "password"], { passwords: ["password"] });
  const [hasWrongCredentials, setHasWrongCredentials] = useState(false);
  const [isLoginNew] = useState(hasJustSignedUp);

  const fillIn = useEffectEvent(() => {
    form.fill({ email: firstEmail() });
    if (rememberMe.current && rememberedEmail() !== null) rememberMe.current.checked = true;
  });
  useLayoutEffect(() => fillIn(), []);

  const sendLogin = () => {
    const values = form.begin();
    setHasWrongCredentials(false);
    const fields = loginErrors(values);
    if (hasErrors(fields)) return form.showErrors({ fields });

    const { email, password } = values;
    const remember = rememberMe.current?.checked === true;
    form.submit((signal) => requestLogin({ email, password }, signal), {
      succeeded: ({ token, user }) => {
        rememberEmail(email, remember);
        // At once, since a new visitor closes all toasts.
        flushSync(() => {
          logIn(email, token, user);
          redirect(linkTo(screens.application.path));
        });
        showToast("success", words.welcome(nameOf(user)));
      },
      failed: (error) => {
        const failure = authFailure(error, "login");
        setHasWrongCredentials(failure.hasWrongCredentials === true);
        form.showErrors(failure);
      },
    });
  };

  return (
    <LoginPage selected="login" busy={form.busy}>
      {isLoginNew && <p className={styles.created}>{words.afterSignUp}</p>}
      <Form
        form={form}
        label={words.submit.login}
        busyLabel={words.busy.login}
        onSubmit={sendLogin}
      >
        <LoginEmailField {...form.field("email")} label={words.email} />
        <div className={utilities.stack}>
          <PasswordField
            {...form.field("password")}
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
    </LoginPage>
  );
}
