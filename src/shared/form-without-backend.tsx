import { type ComponentProps, type SubmitEvent, useRef } from "react";
import { sharedWords } from "../content/shared-words.ts";
import { useAutoComplete } from "../lib/forms/use-auto-complete.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { ContactsWithIcons } from "./contacts.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./form-without-backend.module.css";

/**
 * A form that sends nothing (spec section 2), below a note that says so. Without a script, the
 * content security policy blocks the browser's own submission.
 */
export function FormWithoutBackend({
  label,
  className,
  children,
  ...rest
}: ComponentProps<"form"> & { readonly label: string }) {
  const note = useRef<HTMLElement>(null);
  const showNote = (event: SubmitEvent) => {
    event.preventDefault();
    // The browser scrolls to what gets the focus.
    note.current?.focus();
  };
  return (
    <>
      <section ref={note} aria-label={sharedWords.formNotConnected} tabIndex={-1}>
        <p>{sharedWords.formNotConnected}</p>
        <ContactsWithIcons />
      </section>
      <form
        {...rest}
        autoComplete={useAutoComplete()}
        onSubmit={showNote}
        className={classNames(utilities.stack, styles.form, className)}
      >
        {children}
        <Button type="submit" look="outline" className={styles.action}>
          {label}
        </Button>
      </form>
    </>
  );
}
