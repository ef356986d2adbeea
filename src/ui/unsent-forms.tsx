import type { FormEvent, ReactNode } from "react";

const preventSubmit = (event: FormEvent) => event.preventDefault();

/** Prevents the forms inside it from being sent. The browser still validates them. */
export function UnsentForms({ children }: { readonly children: ReactNode }) {
  return <div onSubmit={preventSubmit}>{children}</div>;
}
