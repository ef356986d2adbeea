import { visitor } from "./navigation.ts";

/** The call to action below the account types. Its link depends on the session. */
export const openYours = {
  heading: "Open yours",
  text: "Apply online with a photo of your ID: a National ID, Voter ID, Passport or Driver's License.",
  action: visitor.openAccount,
};
