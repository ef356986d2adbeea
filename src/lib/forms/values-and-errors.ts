export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type Errors<Name extends string> = Partial<Record<Name, string>>;

export type FormErrors<Name extends string> = {
  /** The first gets the focus, unless there is a banner or a summary. */
  readonly fields?: Errors<Name>;
  readonly banner?: string | null;
  readonly toast?: string | null;
  /** Whether this attempt, or an earlier one, may have succeeded. */
  readonly isUncertain?: boolean;
  /** The summary of several errors; by default, all of them. */
  readonly summary?: Errors<Name>;
};

/** The id of the element with a field's error. */
export const errorIdOf = (fieldId: string) => `${fieldId}-error`;
