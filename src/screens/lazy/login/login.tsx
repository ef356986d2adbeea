import { useState } from "react";
import { login as words } from "../../../content/portal.ts";
import { useSubmission } from "../../../lib/submission.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const TABS = [
  { id: "login", label: words.login },
  { id: "sign-up", label: words.signUp },
] as const;

type Mode = (typeof TABS)[number]["id"];

export function Login() {
  const [mode, setMode] = useState<Mode>("login");
  // The e-mail address of a visitor who has just signed up, and has to type only the password.
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  const [busy, submit] = useSubmission();

  const select = (mode: Mode, email: string | null = null) => {
    setMode(mode);
    setCreatedEmail(email);
  };

  return (
    <FormPage title={words.title} intro={words.intro} cloth="river">
      <Tabs label={words.tabsLabel} tabs={TABS} selected={mode} onSelect={select} disabled={busy}>
        {mode === "login" ? (
          <LoginForm createdEmail={createdEmail} busy={busy} submit={submit} />
        ) : (
          <SignUpForm onCreated={(email) => select("login", email)} busy={busy} submit={submit} />
        )}
      </Tabs>
    </FormPage>
  );
}
