/** The accounts that the application form offers (spec section 3), by their key in an address. */
export const applicationAccounts = {
  savings: "Savings",
  current: "Current",
  student: "Student",
  business: "Business",
  susu: "Susu Account",
} as const;

export type ApplicationAccount = keyof typeof applicationAccounts;
