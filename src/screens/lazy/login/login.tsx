import { useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/portal.ts";
import { useSubmission } from "../../../lib/use-submission.ts";
import { lastEmail } from "../../../session/login-email.ts";
import { useOpenAccountPress } from "../../../shared/use-open-account-press.ts";
import { Box } from "../../../ui/box.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ClothPage } from "../../../ui/cloth-page.tsx";
import * as layout from "../../../ui/layout.module.css";
import { Tabs } from "../../../ui/tabs.tsx";
import * as text from "../../../ui/text.module.css";
import { TextButton } from "../../../ui/text-link.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import * as stepStyles from "./steps.module.css";

const TABS = [
  { id: "login", label: words.login },
  { id: "signUp", label: words.signUp },
] as const;

type Mode = (typeof TABS)[number]["id"];

/** The login and the sign-up, each in a tab. A press on Open Account also selects the sign-up. */
export function Login() {
  const [mode, setMode] = useState<Mode>("login");
  // The login form's initial state.
  const [initial, setInitial] = useState({ email: lastEmail(), hasJustSignedUp: false });
  const [busy, submit] = useSubmission();

  const select = (next: Mode, email: string | null = null, hasJustSignedUp = false) => {
    setMode(next);
    setInitial({ email, hasJustSignedUp });
  };
  /** Selects and focuses a tab. If a field got the focus, a phone would open its keyboard. */
  const openTab = (next: Mode, email: string | null = null) => {
    flushSync(() => select(next, email));
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };

  useOpenAccountPress(() => {
    if (!busy) select("signUp");
  });

  const isLogin = mode === "login";
  const other = isLogin ? words.toSignUp : words.toLogin;
  return (
    <ClothPage
      title={words.title}
      cloth="river"
      belowToast={initial.hasJustSignedUp}
      aside={<Steps current={mode} />}
    >
      <Tabs label={words.tabsLabel} tabs={TABS} selected={mode} onSelect={select} disabled={busy}>
        {isLogin ? (
          <LoginForm {...initial} busy={busy} submit={submit} />
        ) : (
          <SignUpForm
            onCreated={(email) => select("login", email, true)}
            onLogIn={(email) => openTab("login", email)}
            busy={busy}
            submit={submit}
          />
        )}
        <p className={text.below}>
          {other.text}{" "}
          <TextButton disabled={busy} onClick={() => openTab(isLogin ? "signUp" : "login")}>
            {other.label}
          </TextButton>
        </p>
      </Tabs>
    </ClothPage>
  );
}

/** The way to a bank account, on which this screen has two steps. */
function Steps({ current }: { current: Mode }) {
  const { heading, ...steps } = words.steps;
  return (
    <Box heading={heading}>
      <ol className={classNames(layout.stack, stepStyles.steps)}>
        {Object.values(steps).map((step) => (
          <li
            key={step}
            aria-current={step === steps[current] ? "step" : undefined}
            className={classNames(layout.withIcon, stepStyles.step)}
          >
            {step}
          </li>
        ))}
      </ol>
    </Box>
  );
}
