import * as styles from "./steps.module.css";

/** The steps of a task, in one row if there is space. `current` is one of them. */
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
