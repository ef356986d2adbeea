/** The middle one of some numbers, which are in no order; of an even number, the upper one. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, another) => one - another);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A Markdown table. The first row is its head, and all columns but the first hold numbers. */
export function table([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const aligned = (row: readonly string[]) =>
    line(
      widths.map((width, column) =>
        column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      ),
    );
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [aligned(head), line(rule), ...body.map(aligned)].join("\n");
}
