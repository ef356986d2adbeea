import { useCallback, useEffect, useState } from "react";
import * as company from "../../../content/company.ts";
import { resetPassword as words } from "../../../content/portal.ts";
import { linkTo, queryValue } from "../../../lib/address.ts";
import { useHydrated } from "../../../lib/page-phase.ts";
import { useAddress } from "../../../lib/router.ts";
import { useToastActions } from "../../../lib/toasts.tsx";
import { useLoad, useLoadedScreen } from "../../../lib/use-load.ts";
import { failureMessage, isUnchecked } from "../../../rules/messages.ts";
import { checkResetLink } from "../../../services/users.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormPage } from "../../../ui/form-page.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Actions, NoticeScreen } from "../../../ui/notice.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

const VERIFYING = (
  <FormPage title={words.title} cloth="check">
    <Loading text={words.verifying} />
  </FormPage>
);

/** The screen of a reset link. The e-mail address is in the query after `#`, or before it. */
export function ResetPassword({ token }: { token?: string }) {
  const hydrated = useHydrated();
  const { query } = useAddress();
  // The prerendered screen is the same for all links.
  if (!hydrated) return VERIFYING;
  const email = queryValue(query, "email") ?? queryValue(window.location.search.slice(1), "email");
  return token && email ? (
    <LinkCheck key={`${token} ${email}`} token={token} email={email} />
  ) : (
    <InvalidLink message={words.missing} />
  );
}

function LinkCheck({ token, email }: { token: string; email: string }) {
  const check = useCallback(
    (signal: AbortSignal) => checkResetLink(token, email, signal),
    [token, email],
  );
  const [link, reload] = useLoad(check);
  if (link.state === "failed") return <FailedCheck error={link.error} onRetry={reload} />;
  if (link.state === "loading") return VERIFYING;
  return <ValidLink token={token} email={email} />;
}

function ValidLink({ token, email }: { token: string; email: string }) {
  const [done, setDone] = useState(false);
  useLoadedScreen(words.heading, company.name);
  return (
    <FormPage title={words.heading} intro={done ? null : words.intro} cloth="check">
      <NewPasswordForm token={token} email={email} done={done} onDone={() => setDone(true)} />
    </FormPage>
  );
}

function FailedCheck({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { showToast, closeFailures } = useToastActions();
  const unchecked = isUnchecked(error);
  const message = failureMessage(error, unchecked ? "linkCheck" : "resetLink");

  useEffect(() => {
    showToast("failure", message);
    return closeFailures;
  }, [message, showToast, closeFailures]);

  return unchecked ? (
    <UncheckedLink message={message} onRetry={onRetry} />
  ) : (
    <InvalidLink message={message} />
  );
}

function UncheckedLink({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { heading, retry } = words.unchecked;
  useLoadedScreen(heading, company.name);
  return (
    <NoticeScreen heading={heading}>
      <p>{message}</p>
      <Actions>
        <Button look="primary" onClick={onRetry}>
          {retry}
        </Button>
        <ButtonLink look="outline" href={linkTo(words.again.path)}>
          {words.again.label}
        </ButtonLink>
      </Actions>
    </NoticeScreen>
  );
}

function InvalidLink({ message }: { message: string }) {
  useLoadedScreen(words.invalid, company.name);
  return (
    <NoticeScreen heading={words.invalid}>
      <p>{message}</p>
      <Actions>
        <ButtonLink look="primary" href={linkTo(words.again.path)}>
          {words.again.label}
        </ButtonLink>
      </Actions>
    </NoticeScreen>
  );
}
