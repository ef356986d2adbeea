/** The accounts that the application form offers (spec section 3), by their key in an address. */
export const applicationAccounts = {
  savings: "Savings",
  current: "Current",
  student: "Student",
  business: "Business",
  susu: "Susu Account",
} as const;

/** A key such as `susu`, in `#/accounts?type=susu`. */
export type ApplicationAccount = keyof typeof applicationAccounts;
