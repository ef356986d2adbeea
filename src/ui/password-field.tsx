import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field, type NativeFieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import { VisuallyHidden } from "./layout.tsx";
import * as styles from "./field.module.css";

export function PasswordField({ id, label, hint, error, ...rest }: NativeFieldProps<"input">) {
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    // Nobody else should read the password while the request is pending.
    const hide = () => setIsShown((before) => (before === null ? null : false));
    // Synchronously, since after this event the browser freezes the page, or stores its fields.
    const hideAtOnce = () => flushSync(hide);
    form?.addEventListener("submit", hide);
    window.addEventListener("pagehide", hideAtOnce);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pagehide", hideAtOnce);
    };
  }, []);

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.framed}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type={isShown ? "text" : "password"}
          />
          <button
            type="button"
            aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-controls={control.id}
            // The focus, and with it a phone's keyboard, stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown(!isShown)}
            className={styles.atEdge}
          >
            <Icon shape={isShown ? icons.eyeOff : icons.eye} />
          </button>
          {/* Screen readers don't announce the new name of the focused button. */}
          <span role="status">
            <VisuallyHidden>
              {isShown === null ? "" : `${label} is ${isShown ? "shown" : "hidden"}`}
            </VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
