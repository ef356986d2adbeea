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
export const lobbyHours = [
  { days: "Monday to Friday", hours: "9:00am-2:00pm", schema: "Mo-Fr 09:00-14:00" },
  { days: "Saturday", hours: "9:00am-12:00pm", schema: "Sa 09:00-12:00" },
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
