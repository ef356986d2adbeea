import { paths } from "../paths.ts";
import { titles } from "./titles.ts";

export const notFound = {
  title: titles.notFound,
  text: "There is no page at this address. It may have moved, or the link may have been cut short.",
  ways: [
    { label: "Go to Home", path: paths.home },
    { label: "Contact Us", path: paths.contactUs },
  ],
} as const;
