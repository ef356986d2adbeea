import * as company from "../content/company.ts";

/** The office's address and its landmark, each on a line of its own. */
export function OfficeAddress({ className }: { className?: string | undefined }) {
  return (
    <address className={className}>
      {[...company.address, company.landmark].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
  );
}
