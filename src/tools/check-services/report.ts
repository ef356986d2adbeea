import type { Exchange } from "./recorded-services.ts";

/** The site works despite a warning. */
export type Finding = {
  readonly level: "ok" | "warning" | "FAILED" | "not checked";
  readonly text: string;
};

export const notChecked = (text: string): Finding => ({ level: "not checked", text });

export type Rule = {
  readonly level: "warning" | "FAILED";
  /** The line if there is no fault. */
  readonly passed: string;
  /** The exchanges that it is for, or why there are none. */
  readonly select: (exchanges: readonly Exchange[]) => readonly Exchange[] | string;
  /** True, or what is wrong, and what to change. */
  readonly check: (exchange: Exchange, all: readonly Exchange[]) => true | string;
};

function findingsOf(
  { level, passed, select, check }: Rule,
  exchanges: readonly Exchange[],
): readonly Finding[] {
  const selected = select(exchanges);
  if (typeof selected === "string") return [notChecked(`${passed}: ${selected}`)];
  if (selected.length === 0) return [notChecked(`${passed}: no such response arrived`)];
  const faults = new Map<string, string[]>();
  for (const exchange of selected) {
    const fault = check(exchange, exchanges);
    if (fault !== true) faults.set(fault, [...(faults.get(fault) ?? []), exchange.name]);
  }
  if (faults.size === 0) return [{ level: "ok", text: passed }];
  return [...faults].map(([fault, names]) => {
    const many = `${names.length} requests, such as ${names[0]}`;
    return { level, text: `${names.length > 3 ? many : names.join(", ")}: ${fault}` };
  });
}

/** The findings of rules. If the first one fails, the others are skipped. */
export function findingsAfter(
  [first, ...others]: readonly [Rule, ...Rule[]],
  exchanges: readonly Exchange[],
): readonly Finding[] {
  const found = findingsOf(first, exchanges);
  const hasFailed = found.some(({ level }) => level === "FAILED");
  const rest = others.flatMap((rule) =>
    hasFailed
      ? notChecked(`${rule.passed}: skipped after the failure above`)
      : findingsOf(rule, exchanges),
  );
  return [...found, ...rest];
}

export function report(findings: readonly Finding[]): void {
  for (const { level, text } of findings) console.log(level.padEnd(11), text);
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  const warnings = count("warning");
  console.log(
    `${count("ok")} ok, ${warnings} ${warnings === 1 ? "warning" : "warnings"}, ${count("FAILED")} failed, ${count("not checked")} not checked`,
  );
  process.exitCode = count("FAILED") > 0 ? 1 : 0;
}
