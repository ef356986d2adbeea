/** The lines that `check-host` and `check-services` print. */

/** What is wrong, and what to change. The site works despite a warning. */
export type Complaint = {
  readonly level: "warning" | "FAILED" | "not checked";
  readonly text: string;
};

export const failed = (text: string): Complaint => ({ level: "FAILED", text });
export const warning = (text: string): Complaint => ({ level: "warning", text });
/** Why something can't be checked. The report prints the rule before the reason. */
export const notChecked = (reason: string): Complaint => ({ level: "not checked", text: reason });

/** One line of what was found. */
export type Finding = Complaint | { readonly level: "ok"; readonly text: string };

/** The cause of a failed `fetch`: its message, and its code from Node or OpenSSL. */
export function causeOf(error: unknown): { readonly code: string; readonly message: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return { code: "", message: `${cause}` };
  const code = "code" in cause ? `${cause.code}` : "";
  // The error has no message if each IP address of a host failed.
  return { code, message: cause.message || code };
}

/** A rule for a subject, such as a host with all its responses. */
export type Rule<Subject> = {
  /** The line if there is no complaint. */
  readonly passed: string;
  readonly complaints: (subject: Subject) => readonly Complaint[];
};

/** For each rule: that it passed, what is wrong, or why it can't be checked. */
export function findingsOf<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): readonly Finding[] {
  return rules.flatMap<Finding>(({ passed, complaints }) => {
    const found = complaints(subject);
    if (found.length === 0) return { level: "ok", text: passed };
    return found.map(({ level, text }) => ({
      level,
      text: level === "not checked" ? `${passed}: ${text}` : text,
    }));
  });
}

/** Prints the findings, and how many have each level. The exit code is 1 if one has failed. */
export function report(findings: readonly Finding[]): void {
  for (const { level, text } of findings) console.log(level.padEnd(11), text);
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  const warnings = count("warning");
  console.log(
    `${count("ok")} ok, ${warnings} ${warnings === 1 ? "warning" : "warnings"}, ${count("FAILED")} failed, ${count("not checked")} not checked`,
  );
  process.exitCode = count("FAILED") > 0 ? 1 : 0;
}
