import { visitor } from "./navigation.ts";

/** The call to action below the account types. Its link depends on the session. */
export const openYours = {
  heading: "Open yours",
  text: "Apply online with a photo of your ID, or come to the branch.",
  action: visitor.openAccount,
};
