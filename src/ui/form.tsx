import type { ReactNode, Ref, SubmitEvent } from "react";
import { focusOnMount } from "../lib/focus.ts";
import { useHydrated } from "../lib/page-phase.ts";
import { Button } from "./button.tsx";
import { Banner } from "./callout.tsx";
import * as styles from "./form.module.css";
import { VisuallyHidden } from "./layout.tsx";

const focusInPlace = focusOnMount("none");

/** Fields of a form that belong together, under a legend with the number of the group. */
export function FieldGroup({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      {/* Screen readers jump from heading to heading. */}
      <legend className={styles.legend}>
        <h2>{legend}</h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/**
 * A form with one submit button. While it is busy, all of it is disabled.
 *
 * @param onSubmit validates and sends it, in place of the browser.
 */
export function Form({
  ref,
  banner,
  whatNow,
  busy,
  label,
  busyLabel,
  onSubmit,
  onBlur,
  children,
}: {
  readonly ref: Ref<HTMLFormElement>;
  /** The error of the whole form. */
  readonly banner?: string | null | undefined;
  /** What to do about it. */
  readonly whatNow?: ReactNode;
  readonly busy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly onSubmit: () => void;
  /** Is called when the focus leaves one of its controls. */
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}) {
  const hydrated = useHydrated();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // A password manager may send it all the same, which the policy refuses. A refusal that is reported
    // then has no password in its address.
    <form
      ref={ref}
      className={styles.form}
      noValidate
      method="POST"
      // A page that is loaded again begins with the form's own draft, if it has one. Browsers would restore what
      // was typed before, even by a visitor who has logged out since; they do so while they parse the document.
      autoComplete={hydrated ? undefined : "off"}
      onBlur={onBlur}
      onSubmit={submit}
    >
      {/* The status stands outside: screen readers announce nothing of what is busy. */}
      <fieldset disabled={busy} aria-busy={busy} aria-label={label}>
        <div className={styles.fields}>
          {banner && <Banner heading={banner}>{whatNow}</Banner>}
          {children}
          <Button type="submit" look="primary" className={styles.submit}>
            {busy ? busyLabel : label}
          </Button>
        </div>
      </fieldset>
      {/* A disabled control loses the focus, and with it a screen reader its place in the page. */}
      {busy && (
        <VisuallyHidden ref={focusInPlace} role="group" aria-label={busyLabel} tabIndex={-1}>
          {busyLabel}
        </VisuallyHidden>
      )}
    </form>
  );
}
