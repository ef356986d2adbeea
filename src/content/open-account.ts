import { anId } from "./id-types.ts";
import { barWords } from "./navigation.ts";

/** The call to action below the account types. Its link depends on the session. */
export const openAccount = {
  heading: "Open your account",
  text: `Apply online with a photo of your ID: ${anId}.`,
  action: barWords.openAccount,
};
