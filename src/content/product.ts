import type { ApplicationAccount } from "./application-accounts.ts";

/** A product card (spec section 2). */
export type Product = {
  /** The card's name in an address, such as `#/our-products/account-types?product=susu`. */
  readonly id: string;
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
  /** The cloth pattern at the card's edge. */
  readonly cloth: "check" | "harvest" | "ladder" | "path" | "river" | "seed";
  /** Short facts that the description doesn't give. */
  readonly facts?: readonly { readonly term: string; readonly detail: string }[];
  /** Its account type in the application form. A product without one has a link to ask about it. */
  readonly apply?: ApplicationAccount;
  /** A link to the account that a client needs first, by its `id`. */
  readonly needs?: { readonly label: string; readonly account: string };
};

/** A visitor's need, and where its link leads: to a product's card, or to the application form. */
export type Choice = {
  readonly need: string;
  readonly name: string;
} & (
  | { /** The `id` of the product. */ readonly product: string }
  | { readonly apply: ApplicationAccount }
);

/** Shown once below the products, with links to ask us. */
export const askForMore = "Something is not shown here? Ask us:";

/** The next step beside a product. */
export const nextStep = { apply: "Apply online", ask: "Ask about it" } as const;

/** The deposits of a Savings Account. */
export const deposits = { initial: "US$5 or 1000 LRD", further: "US$10 or 2000 LRD" } as const;

/** When the My Future Account earns interest. */
export const INTEREST_START = "after 6 months of regular deposits";

/** What these accounts are in general, at any institution. */
export const meanings = {
  current: "A current account is for money that comes in and goes out often.",
  call: "A call account is for money that you may need at any time.",
  fixed: "A fixed deposit is money that is left for an agreed time.",
} as const;
