import type { ApplicationAccount } from "./application-accounts.ts";

export type Product = {
  /** The card's name in an address, such as `#/our-products/account-types?product=susu`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** A name of `ui/icons.ts`. */
  readonly icon: string;
  /** A pattern of `ui/cloth.tsx`. */
  readonly cloth: string;
  /** Short facts that the description doesn't give. */
  readonly facts?: readonly { readonly term: string; readonly detail: string }[];
  /** Its account type in the application form. A product without one has a link to ask about it. */
  readonly applyFor?: ApplicationAccount;
  readonly needs?: { readonly label: string; readonly account: string };
};

export type Choice = {
  readonly need: string;
  readonly name: string;
} & (
  | { /** The `id` of the product. */ readonly product: string }
  | { readonly applyFor: ApplicationAccount }
);

export const productActions = { apply: "Apply online", ask: "Ask about it" } as const;

export const deposits = { initial: "US$5 or 1000 LRD", further: "US$10 or 2000 LRD" } as const;

export const INTEREST_START = "after 6 months of regular deposits";

/** What these accounts are in general, at any institution. */
export const meanings = {
  current: "A current account is for money that comes in and goes out often.",
  call: "A call account is for money that you may need at any time.",
  fixed: "A fixed deposit is money that you leave for an agreed time.",
} as const;
