import { paths } from "./paths.ts";

/** For the screens of the portal until their forms are here. */
export const notOpenYet = {
  text: "This can't be done online yet. Come to our office or get in touch, and we will help you with it.",
  action: "Contact Us",
  path: paths.contactUs,
} as const;
