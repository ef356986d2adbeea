/** The lines that `check-host` and `check-services` print. */
import { printable } from "./printable.ts";

/** What is wrong, and what to change. The site works despite a warning. */
type Complaint = {
  readonly level: "warning" | "FAILED" | "not checked";
  readonly text: string;
};

export const failed = (text: string): Complaint => ({ level: "FAILED", text });
export const warning = (text: string): Complaint => ({ level: "warning", text });
/** Why something can't be checked. The report prints the rule before the reason. */
export const notChecked = (reason: string): Complaint => ({ level: "not checked", text: reason });

/** One line of what was found. */
export type Finding = Complaint | { readonly level: "ok"; readonly text: string };

/** The cause of a failed `fetch`, in the words of Node or OpenSSL. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return `${cause}`;
  // The error has no message if each IP address of a host failed.
  return cause.message || ("code" in cause ? `${cause.code}` : "");
}

/** A rule for a subject, such as a host with all its responses. */
export type Rule<Subject> = {
  /** The line if there is no complaint. */
  readonly passed: string;
  readonly complaints: (subject: Subject) => readonly Complaint[];
};

/** True, or what is wrong, for whom, and what to change. */
export type Verdict = true | string;

/**
 * A rule for some of the items of a subject. One line lists all items with the same fault.
 *
 * @param select returns the items with their names, or says why there are none.
 */
export function rule<Subject, Item>({
  complaint,
  passed,
  select,
  check,
}: {
  readonly complaint: typeof failed;
  readonly passed: string;
  readonly select: (subject: Subject) => readonly (readonly [name: string, item: Item])[] | string;
  readonly check: (item: Item, subject: Subject) => Verdict | readonly Verdict[];
}): Rule<Subject> {
  return {
    passed,
    complaints(subject) {
      const items = select(subject);
      if (typeof items === "string") return [notChecked(items)];
      if (items.length === 0) return [notChecked("no such response arrived")];
      const faults = new Map<string, Set<string>>();
      for (const [name, item] of items)
        for (const fault of [check(item, subject)].flat())
          if (fault !== true)
            faults.set(fault, (faults.get(fault) ?? new Set()).add(printable(name)));
      return [...faults].map(([fault, names]) => {
        const many = `${names.size} requests, such as ${[...names][0]}`;
        return complaint(`${names.size > 3 ? many : [...names].join(", ")}: ${fault}`);
      });
    },
  };
}

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
