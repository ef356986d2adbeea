import { Banner } from "./banner.tsx";
import styles from "./error-summary.module.css";

/** The focus goes to the field's control: a link to it would be a route here. */
function focusField(from: HTMLElement, name: string): void {
  from.closest("form")?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** Everything that is wrong with a form, each error leading to its field. */
export function ErrorSummary({
  heading,
  errors,
}: {
  readonly heading: string;
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
}) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Banner>
      <p className={styles.heading}>{heading}</p>
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
