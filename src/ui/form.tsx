import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect } from "react";
import { focusOnMount } from "../lib/focus.ts";
import { focusWithLabel } from "../lib/forms/focus-with-label.ts";
import { useAutoComplete } from "../lib/forms/use-auto-complete.ts";
import type { FormOf } from "../lib/forms/use-form.ts";
import type { Errors } from "../lib/forms/values-and-errors.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { Button } from "./button.tsx";
import { Callout } from "./callout.tsx";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./layout.tsx";
import { TextButton } from "./text-link.tsx";
import * as styles from "./form.module.css";
import * as utilities from "./utilities.module.css";

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      {/* A heading, since screen readers jump from heading to heading. */}
      <legend className={styles.legend}>
        <h2 className={utilities.subheading}>{legend}</h2>
      </legend>
      <div className={classNames(utilities.stack, styles.fields)}>{children}</div>
    </fieldset>
  );
}

type FormProps = {
  readonly form: Pick<FormOf<never>, "ref" | "banner" | "busy">;
  /** Shown below the text of any banner. */
  readonly nextStep?: ReactNode;
  readonly label: string;
  /** Whether an attempt may have succeeded, so that Submit isn't gold. By default, as of the banner. */
  readonly isUncertain?: boolean;
  readonly busyLabel: string;
  /** Validates and sends the form. The browser does neither. */
  readonly onSubmit: () => void;
  readonly onBlur?: () => void;
  /** What is shown below the form while it is busy. It has to take the focus. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
};

export function Form({
  form: { ref, banner, busy },
  nextStep,
  label,
  isUncertain = banner?.isUncertain,
  busyLabel,
  onSubmit,
  onBlur,
  progress,
  children,
}: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  /** While Enter is held, a browser would send a refused form again and again. */
  const ignoreHeldEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  return (
    // POST, although React sends the form, because a password manager may submit it
    // (github.com/auth0/lock/pull/1368). The content security policy blocks that, and the browser's
    // report must not have a password in its URL.
    <form
      ref={ref}
      className={styles.form}
      noValidate
      method="POST"
      autoComplete={useAutoComplete()}
      onBlur={onBlur}
      onKeyDown={ignoreHeldEnter}
      onSubmit={submit}
    >
      {/* By WAI-ARIA, screen readers may ignore a busy element, so `busyLabel` also follows it. */}
      <fieldset disabled={busy} aria-busy={busy} aria-label={label}>
        <div className={classNames(utilities.stack, styles.fields)}>
          {banner && (
            // Screen readers read a toast first. This name doesn't repeat its text.
            <Callout
              kind={banner.isUncertain ? "uncertain" : "failure"}
              label={banner.isInToast ? "Error" : banner.text}
              data-form-error=""
            >
              <div>
                <p className={styles.problem}>{banner.text}</p>
                {nextStep}
              </div>
            </Callout>
          )}
          {children}
          <Button
            type="submit"
            look={isUncertain ? "outline" : "primary"}
            className={styles.submit}
          >
            {busy ? busyLabel : label}
          </Button>
        </div>
      </fieldset>
      {/* A disabled control loses the focus, and with it screen readers lose their position. */}
      {busy &&
        (progress ?? (
          <VisuallyHidden ref={focusOnMount} role="group" aria-label={busyLabel} tabIndex={-1}>
            {busyLabel}
          </VisuallyHidden>
        ))}
    </form>
  );
}

type ErrorSummaryProps = {
  readonly heading: string;
  readonly errors: Errors<string>;
  readonly controlOf: (name: string) => HTMLElement | null | undefined;
};

/** Each error is a button that focuses its field, not a link, since every hash is a route. */
export function ErrorSummary({ heading, errors, controlOf }: ErrorSummaryProps) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Callout kind="failure" label={heading} data-form-error="">
      <div>
        <p className={classNames(utilities.subheading, styles.problem)}>{heading}</p>
        <ul>
          {found.map(([name, error]) => (
            <li key={name}>
              <TextButton onClick={() => focusWithLabel(controlOf(name))} className={styles.error}>
                {error}
              </TextButton>
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}

/**
 * The message that replaces a form after its success. It gets the focus. Its accessible name isn't
 * the message, which screen readers already read in the toast.
 */
export function SuccessMessage({ children }: { children: string }) {
  useEffect(scrollToTop, []);
  return (
    <Callout
      kind="success"
      label="Success"
      ref={focusOnMount}
      className={classNames(utilities.subheading, styles.done)}
    >
      <p>{children}</p>
    </Callout>
  );
}
