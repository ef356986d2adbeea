import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { useSubmission } from "../../../lib/forms/use-submission.ts";
import { isSignUp, linkToSignUp } from "../../../routing/links.ts";
import { redirect, useAddress } from "../../../routing/router.ts";
import { screens } from "../../../screen-table.ts";
import { lastEmail } from "../../../session/last-email.ts";
import { readUserJson } from "../../../session/stored-session.ts";
import { ClothPage } from "../../../ui/cloth-page.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import * as styles from "./login.module.css";

const TABS = [
  { id: "login", label: words.login },
  { id: "signUp", label: words.signUp },
] as const;

type Mode = (typeof TABS)[number]["id"];

const LINKS = { login: linkTo(screens.login.path), signUp: linkToSignUp() };

export function Login() {
  const addressed = isSignUp(useAddress()) ? "signUp" : "login";
  // It differs from the address in the prerendered page, and while a form is being sent.
  const [mode, setMode] = useState<Mode>("login");
  const [initial, setInitial] = useState({ initialEmail: lastEmail(), hasJustSignedUp: false });
  const [busy, submit] = useSubmission();
  const tab = useRef<HTMLButtonElement>(null);

  const select = (next: Mode, initialEmail: string | null = null, hasJustSignedUp = false) => {
    if (next === mode) return;
    setMode(next);
    setInitial({ initialEmail, hasJustSignedUp });
    if (next !== addressed) redirect(LINKS[next]);
  };
  /** Focuses the tab, since a phone would open its keyboard for a field with the focus. */
  const openLogin = (email: string) => {
    flushSync(() => select("login", email));
    tab.current?.focus();
  };

  const followAddress = useEffectEvent(() => {
    if (addressed === mode) return;
    // The form that is being sent stays in view.
    if (busy) redirect(LINKS[mode]);
    // The link was prerendered, or comes from another visitor.
    else if (readUserJson() !== null) redirect(linkTo(screens.application.path));
    else select(addressed);
  });
  // A layout effect, since the first paint would show the other form.
  useLayoutEffect(() => followAddress(), [addressed]);

  return (
    <ClothPage title={screens.login.title} cloth="river">
      <Tabs
        ref={tab}
        id="login"
        label={words.tabsLabel}
        tabs={TABS}
        selected={mode}
        onSelect={select}
        disabled={busy}
      >
        {/* Not a description of the focused field, since Orca 43 doesn't read it in a new form. */}
        <p role="status" className={styles.created}>
          {initial.hasJustSignedUp && words.afterSignUp}
        </p>
        {mode === "login" ? (
          <LoginForm {...initial} busy={busy} submit={submit} />
        ) : (
          <SignUpForm
            onCreated={(email) => select("login", email, true)}
            onLogIn={openLogin}
            busy={busy}
            submit={submit}
          />
        )}
      </Tabs>
    </ClothPage>
  );
}
