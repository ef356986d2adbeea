import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { login as words } from "../../../content/portal.ts";
import { linkTo } from "../../../lib/address.ts";
import { useSubmission } from "../../../lib/use-submission.ts";
import { useAddress } from "../../../routing/router.ts";
import { isSignUp, signUpLink } from "../../../routing/sign-up.ts";
import { screens } from "../../../screen-table.ts";
import { lastEmail } from "../../../session/login-email.ts";
import { readStoredUser } from "../../../session/stored-session.ts";
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

const LINKS = { login: linkTo(screens.login.path), signUp: signUpLink };

/** Replaces the page's address, in the history too. */
const replaceLink = (href: string) => window.location.replace(href);

/** The login and the sign-up, each in a tab. The address says which tab is selected. */
export function Login() {
  const addressed = isSignUp(useAddress()) ? "signUp" : "login";
  // The first one is prerendered for both addresses.
  const [mode, setMode] = useState<Mode>("login");
  // The login form's initial state.
  const [initial, setInitial] = useState({ email: lastEmail(), hasJustSignedUp: false });
  const [busy, submit] = useSubmission();

  const select = (next: Mode, email: string | null = null, hasJustSignedUp = false) => {
    if (next === mode) return;
    setMode(next);
    setInitial({ email, hasJustSignedUp });
    if (next !== addressed) replaceLink(LINKS[next]);
  };
  /** Selects and focuses a tab. If a field got the focus, a phone would open its keyboard. */
  const openTab = (next: Mode, email: string | null = null) => {
    flushSync(() => select(next, email));
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };

  // Before the first paint, which would show the other form.
  useLayoutEffect(() => {
    if (addressed === mode) return;
    // What is being sent stays in view.
    if (busy) replaceLink(LINKS[mode]);
    // The link was prerendered, or comes from another visitor.
    else if (readStoredUser() !== null) replaceLink(linkTo(screens.accounts.path));
    else select(addressed);
  }, [addressed]);

  const isLogin = mode === "login";
  const other = isLogin ? words.toSignUp : words.toLogin;
  return (
    <ClothPage title={words.title} cloth="river" aside={<Steps current={mode} />}>
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
