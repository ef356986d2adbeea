import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/portal.ts";
import { linkTo } from "../../../lib/address.ts";
import { useSubmission } from "../../../lib/submission.ts";
import { screens } from "../../../screen-table.ts";
import { setTypedEmail, typedEmail } from "../../../session.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import * as styles from "./login.module.css";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const TABS = [
  { id: "login", label: words.login },
  { id: "signUp", label: words.signUp },
] as const;

type Mode = (typeof TABS)[number]["id"];

const OPEN_ACCOUNT = `[data-open-account][href="${linkTo(screens.login.path)}"]`;

export function Login() {
  const [mode, setMode] = useState<Mode>("login");
  // What the login form begins with.
  const [start, setStart] = useState({ email: typedEmail(), created: false });
  const [busy, submit] = useSubmission();

  const select = (mode: Mode, email: string | null = null) => {
    setMode(mode);
    setStart({ email, created: email !== null });
  };
  /** Selects a tab, and focuses it: for a control that isn't in its form. No phone opens a keyboard for a tab. */
  const goTo = (mode: Mode, preventScroll: boolean) => {
    flushSync(() => select(mode));
    const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    tab?.focus({ preventScroll });
  };

  // Open Account leads to this screen, where a new visitor then needs the other tab.
  useEffect(() => {
    const openAccount = ({ target, defaultPrevented }: MouseEvent) => {
      // A click that `followLink` leaves to the browser opens another window.
      const isPressed = defaultPrevented && target instanceof Element;
      // The page is being scrolled to its top.
      if (isPressed && !busy && target.closest(OPEN_ACCOUNT) !== null) goTo("signUp", true);
    };
    document.addEventListener("click", openAccount);
    return () => document.removeEventListener("click", openAccount);
  }, [busy]);

  const logsIn = mode === "login";
  const other = logsIn ? words.toSignUp : words.toLogin;
  return (
    <FormPage title={words.title} cloth="river">
      <Steps
        label={words.stepsLabel}
        steps={Object.values(words.steps)}
        current={words.steps[mode]}
      />
      <Tabs label={words.tabsLabel} tabs={TABS} selected={mode} onSelect={select} disabled={busy}>
        {logsIn ? (
          <LoginForm {...start} busy={busy} submit={submit} />
        ) : (
          <SignUpForm
            onCreated={(email) => {
              setTypedEmail(email);
              select("login", email);
            }}
            busy={busy}
            submit={submit}
          />
        )}
        <p className={styles.other}>
          {other.text}{" "}
          <button
            type="button"
            disabled={busy}
            onClick={() => goTo(logsIn ? "signUp" : "login", false)}
            className={styles.toOther}
          >
            {other.label}
          </button>
        </p>
      </Tabs>
    </FormPage>
  );
}
