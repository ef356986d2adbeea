/** What `check-host` and `check-services` say, line by line. */

/** What is wrong, and what to change. A warning is something that the site can live with. */
export type Complaint = {
  readonly level: "warning" | "FAILED" | "not checked";
  readonly text: string;
};

export const failed = (text: string): Complaint => ({ level: "FAILED", text });
export const warning = (text: string): Complaint => ({ level: "warning", text });
/** Why a check saw nothing. The report says before it what the check is about. */
export const notChecked = (reason: string): Complaint => ({ level: "not checked", text: reason });

/** One line of what was found. */
export type Finding = Complaint | { readonly level: "ok"; readonly text: string };

/** What a failed `fetch` says of its cause, and the code by which Node or OpenSSL names that. */
export function causeOf(error: unknown): { readonly code: string; readonly message: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return { code: "", message: `${cause}` };
  const code = "code" in cause ? `${cause.code}` : "";
  // A failure at each of a host's addresses has no message.
  return { code, message: cause.message || code };
}

/** What is asked of a subject, such as a host with all its responses. */
export type Rule<Subject> = {
  /** What can be said where there is nothing to complain of. */
  readonly passed: string;
  readonly complaints: (subject: Subject) => readonly Complaint[];
};

/** For each rule one finding that it passed, or what is wrong, or why nothing was seen. */
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

/** Prints each finding and how many there are; a failure ends the process with an error. */
export function report(findings: readonly Finding[]): void {
  for (const { level, text } of findings) console.log(level.padEnd(11), text);
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  const warnings = count("warning");
  console.log(
    `${count("ok")} ok, ${warnings} ${warnings === 1 ? "warning" : "warnings"}, ${count("FAILED")} failed, ${count("not checked")} not checked`,
  );
  process.exitCode = count("FAILED") > 0 ? 1 : 0;
}
