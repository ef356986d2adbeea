import type { FormEvent, ReactNode } from "react";

const stay = (event: FormEvent) => event.preventDefault();

/** Keeps the forms in it where they are: the browser may check them, but nothing is sent. */
export function UnsentForms({ children }: { readonly children: ReactNode }) {
  return <div onSubmit={stay}>{children}</div>;
}
