/** The accounts that the application form offers (spec section 3). An address has their keys. */
export const applicationAccounts = {
  savings: "Savings",
  current: "Current",
  student: "Student",
  business: "Business",
  susu: "Susu Account",
} as const;

/** A key such as `susu`, in `#/accounts?type=susu`. */
export type ApplicationAccount = keyof typeof applicationAccounts;
