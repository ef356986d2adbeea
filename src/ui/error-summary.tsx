import { focusWithLabel } from "../lib/focus.ts";
import { Banner } from "./callout.tsx";
import * as styles from "./error-summary.module.css";

/** Focuses a field's control. A link can't do it, since every hash is a route. */
function focusField(from: HTMLElement, name: string): void {
  const field = from.closest("form")?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (field) focusWithLabel(field);
}

/** All errors of a form, each a button that focuses its field. */
export function ErrorSummary({
  heading,
  errors,
}: {
  readonly heading: string;
  /** Error messages, by the name of the field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
}) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Banner heading={<p className={styles.heading}>{heading}</p>}>
      <ul>
        {found.map(([name, error]) => (
          <li key={name}>
            <button
              type="button"
              onClick={({ currentTarget }) => focusField(currentTarget, name)}
              className={styles.error}
            >
              {error}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
