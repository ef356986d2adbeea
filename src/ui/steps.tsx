import * as styles from "./steps.module.css";

/** The steps of a task, in one row where there is room; one of them is the present one. */
export function Steps({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly current: string;
}) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
