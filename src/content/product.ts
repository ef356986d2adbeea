/** A product card (spec section 3). */
export type Product = {
  readonly title: string;
  readonly description: string;
  readonly icon:
    | "business"
    | "call"
    | "church"
    | "commercial"
    | "current"
    | "fixed"
    | "future"
    | "group"
    | "investment"
    | "salary"
    | "savings"
    | "susu"
    | "transfer"
    | "trio";
  /** The pattern of cloth that is the card's picture. */
  readonly image: "check" | "harvest" | "ladder" | "path" | "river" | "seed";
  /** Short facts, which a visitor can read at a glance. */
  readonly facts?: readonly { readonly term: string; readonly detail: string }[];
};

/** What the Savings Account asks for. */
export const deposits = { initial: "US$5 or 1000 LRD", further: "US$10 or 2000 LRD" } as const;

/** When the My Future Account earns interest. */
export const INTEREST = "after 6 months of regular deposits";

/** For products whose terms the specification doesn't give. */
export const ON_REQUEST = "The branch gives the terms on request.";
