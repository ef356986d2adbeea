/** The institution. Each fact is a constant, so that a bundle contains only those that it uses. */
import { settings } from "../settings.ts";

/** A phone number or e-mail address, as text and as a link. */
type Contact = { readonly label: string; readonly href: string };

export const name = settings.companyName;
export const licence = "01-24";
export const regulator = "Central Bank of Liberia";
export const established = { text: "January 2024", schema: "2024-01" } as const;
export const address = ["10th Street, Sinkor", "Monrovia, Liberia"] as const;
export const landmark = "Adjacent to the National Election Commission";
/** An hour of the day, such as "2:00pm". */
export const clock = (hour: number) =>
  `${hour > 12 ? hour - 12 : hour}:00${hour < 12 ? "am" : "pm"}`;

/** @param weekdays are counted from Sunday, 0; the hours are Monrovia's, which is on UTC all year. */
const open = (
  days: string,
  short: string,
  weekdays: readonly number[],
  opens: number,
  closes: number,
) => ({
  days,
  short,
  weekdays,
  opens,
  closes,
  hours: `${clock(opens)}-${clock(closes)}`,
});
export const lobbyHeading = "Lobby Hours";
export const lobbyHours = [
  open("Monday to Friday", "Mon-Fri", [1, 2, 3, 4, 5], 9, 14),
  open("Saturday", "Sat", [6], 9, 12),
] as const;
export const phones = settings.contactPhones.map(
  (label): Contact => ({ label, href: `tel:${label.replace(/ /g, "")}` }),
);
export const email = settings.supportEmail;
export const contacts: readonly Contact[] = [...phones, { label: email, href: `mailto:${email}` }];

// The institution in its own words. Before the vision and the mission stands "To" or "is to".
export const business = "Our sole business is the provision of financial services.";
export const approach =
  "We work with customers to realise their goals within the products that we offer.";
export const vision = "become a truly national financial institution serving everyday Liberians";
export const mission =
  "give exceptional customer experiences, financial guidance, innovative products and opportunities that help people and businesses create value and grow";
