import { screens } from "../screen-table.ts";
import { anId } from "./id-types.ts";
import { productActions } from "./product.ts";

/** The band at the end of several screens. */
export const applyOnline = {
  heading: "Open your account",
  text: `Apply online with a photo of your ID: ${anId}. You need no login.`,
  action: productActions.apply,
  path: screens.application.path,
} as const;
