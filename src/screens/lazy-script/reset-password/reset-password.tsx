import { useEffect } from "react";
import { resetPassword as words } from "../../../content/reset-password.ts";
import { linkTo, queryValue } from "../../../lib/address.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import type { ScreenParams } from "../../../routing/find-screen.ts";
import { useAddress } from "../../../routing/router.ts";
import { FALLBACKS, failureMessage, resetLinkMayBeValid } from "../../../rules/messages.ts";
import { screens } from "../../../screen-table.ts";
import { checkResetLink } from "../../../services/users.ts";
import { setLastEmail } from "../../../session/login-email.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { MissingContent } from "../../../shared/missing-content.tsx";
import { useLoad } from "../../../shared/use-load.ts";
import { Loading } from "../../../ui/loading.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

const { title, loadingText, keyParameter } = screens.resetPassword;

const VERIFYING = (
  <ClothPage title={title}>
    <Loading text={loadingText} />
  </ClothPage>
);

/** The screen of a reset link. The e-mail address is in the query after `#`, or before it. */
export function ResetPassword({ token }: ScreenParams) {
  const isHydrated = useHydrated();
  const { query } = useAddress();
  // The prerendered screen is the same for all links.
  if (!isHydrated) return VERIFYING;
  const email =
    queryValue(query, keyParameter) ?? queryValue(window.location.search.slice(1), keyParameter);
  // Browsers resolve `.` and `..` in the address of a request, even if they are encoded.
  const hasToken = token !== undefined && token !== "." && token !== "..";
  return hasToken && email ? (
    <LinkCheck token={token} email={email} />
  ) : (
    <NoForm texts={[words.incomplete, words.missing]} />
  );
}

function LinkCheck({ token, email }: { token: string; email: string }) {
  const [link, retry] = useLoad((signal) => checkResetLink(token, email, signal));
  // For a new link, and for the login.
  useEffect(() => setLastEmail(email), [email]);
  if (link.state === "failed") return <FailedCheck error={link.error} onRetry={retry} />;
  if (link.state === "loading") return VERIFYING;
  return <NewPasswordForm token={token} email={email} />;
}

function FailedCheck({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { showToast, closeFailures } = useToasts();
  const mayBeValid = resetLinkMayBeValid(error);
  const fallback = mayBeValid ? words.mayStillWork : FALLBACKS.checkResetLink;
  const message = failureMessage(error, fallback);

  useEffect(() => {
    showToast(mayBeValid ? "uncertain" : "failure", message);
    return closeFailures;
  }, [showToast, closeFailures, mayBeValid, message]);

  return mayBeValid ? (
    <NoForm heading={words.unchecked} texts={[message]} onRetry={onRetry} />
  ) : (
    <NoForm texts={[message]} />
  );
}

type NoFormProps = {
  readonly heading?: string;
  readonly texts: readonly string[];
  readonly onRetry?: () => void;
};

function NoForm({ heading = words.invalid, ...rest }: NoFormProps) {
  const { label, path } = words.again;
  return <MissingContent heading={heading} {...rest} href={linkTo(path)} label={label} />;
}
