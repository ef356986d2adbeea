import { useCallback, useEffect } from "react";
import { resetPassword as words } from "../../content/portal.ts";
import { linkTo, queryValue } from "../../lib/address.ts";
import { useAddress } from "../../lib/router.ts";
import { useShowToast } from "../../lib/toasts.tsx";
import { useLoad } from "../../lib/use-load.ts";
import { failureMessage } from "../../services/messages.ts";
import { checkResetLink } from "../../services/users.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { Loading } from "../../ui/loading.tsx";
import { NoticeScreen, Ways } from "../../ui/notice.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The screen that a reset link opens; the link's query carries the e-mail address. */
export function ResetPassword({ token }: { readonly token?: string }) {
  const { query } = useAddress();
  const email = queryValue(query, "email") ?? queryValue(window.location.search.slice(1), "email");
  return token && email ? (
    <CheckedLink key={`${token} ${email}`} token={token} email={email} />
  ) : (
    <InvalidLink message={words.missing} />
  );
}

function CheckedLink({ token, email }: { readonly token: string; readonly email: string }) {
  const showToast = useShowToast();
  const check = useCallback(
    (signal: AbortSignal) => checkResetLink(token, email, signal),
    [token, email],
  );
  const [link] = useLoad(check);
  const message = link.state === "failed" ? failureMessage(link.error, "resetLink") : null;

  useEffect(() => {
    if (message !== null) showToast("failure", message);
  }, [message, showToast]);

  if (message !== null) return <InvalidLink message={message} />;
  if (link.state === "loading")
    return (
      <FormPage title={words.title} cloth="check">
        <Loading text={words.verifying} />
      </FormPage>
    );
  return (
    <FormPage title={words.heading} intro={words.intro} cloth="check">
      <NewPasswordForm token={token} email={email} />
    </FormPage>
  );
}

function InvalidLink({ message }: { readonly message: string }) {
  return (
    <NoticeScreen heading={words.invalid}>
      <p>{message}</p>
      <Ways>
        <ButtonLink look="primary" href={linkTo(words.again.path)}>
          {words.again.label}
        </ButtonLink>
      </Ways>
    </NoticeScreen>
  );
}
