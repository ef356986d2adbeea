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
  /** The cloth that is the card's picture. */
  readonly image: "check" | "harvest" | "ladder" | "path" | "river" | "seed";
  /** What can be said in a word or a number, so that a card is read at a glance. */
  readonly facts?: readonly { readonly term: string; readonly detail: string }[];
};

/** For the products that have no terms that may be stated here. */
export const ON_REQUEST = "The branch gives its terms on request.";
