import { focusWithLabel } from "../lib/focus.ts";
import * as styles from "./error-summary.module.css";
import { Banner } from "./form.tsx";
import { TextButton } from "./text-link.tsx";

type ErrorSummaryProps = {
  readonly heading: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
};

/** Each error is a button that focuses its field, not a link, since every hash is a route. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Banner label={heading}>
      <p className={styles.heading}>{heading}</p>
      <ul>
        {found.map(([name, error]) => (
          <li key={name}>
            <TextButton
              onClick={({ currentTarget: { form } }) => {
                const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
                if (field) focusWithLabel(field);
              }}
              className={styles.error}
            >
              {error}
            </TextButton>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
