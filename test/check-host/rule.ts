import type { DeployedSite } from "./deployed-site.ts";

/** What a host does wrong. A warning is what the site can live with. */
export type Complaint = { readonly level: "warning" | "FAILED"; readonly text: string };

export const failed = (text: string): Complaint => ({ level: "FAILED", text });
export const warning = (text: string): Complaint => ({ level: "warning", text });

/** What is asked of a host. */
export type Rule = {
  /** What can be said where there is nothing to complain of. */
  readonly kept: string;
  readonly complaints: (site: DeployedSite) => readonly Complaint[];
};
