/** The institution. Each fact is a constant, so a bundle contains only the facts that it uses. */
import { settings } from "../settings.ts";

type Contact = { readonly label: string; readonly href: string };

export const name = settings.companyName;
export const licence = { term: "Company licence number", detail: "01-24" } as const;
export const regulator = "Central Bank of Liberia";
export const licensedBy = `Licensed by the ${regulator}`;
export const established = { text: "January 2024", schema: "2024-01" } as const;
export const city = "Monrovia";
export const address = ["10th Street, Sinkor", `${city}, Liberia`] as const;
export const landmark = "Adjacent to the National Election Commission";

export const formatHour = (hour: number) =>
  `${hour > 12 ? hour - 12 : hour}:00${hour < 12 ? "am" : "pm"}`;

export const lobbyHeading = "Lobby Hours";
/** Weekdays have the numbers of `getUTCDay`. Hours are in Monrovia's time, which is always UTC. */
export const lobbyHours = [
  { days: "Monday to Friday", short: "Mon-Fri", weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 14 },
  { days: "Saturday", short: "Sat", weekdays: [6], opens: 9, closes: 12 },
].map((row) => ({ ...row, hours: `${formatHour(row.opens)}-${formatHour(row.closes)}` }));

export const phones = settings.contactPhones.map(
  (label): Contact => ({ label, href: `tel:${label.replace(/ /g, "")}` }),
);
export const [firstPhone] = phones;
export const email = settings.supportEmail;
export const mailTo = (subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
export const contactsFor = (subject?: string): readonly Contact[] => [
  ...phones,
  { label: email, href: mailTo(subject) },
];

const GREETING = "Hello! I'd like to learn more about your services.";
/** The specification names no service for the chat. We chose WhatsApp. */
export const chat = `https://wa.me/${settings.chatPhone.replace(/\D/g, "")}?text=${encodeURIComponent(GREETING)}`;
export const networks = settings.companyNetworks;

export const business = "Our sole business is the provision of financial services.";
export const approach =
  "We work with customers to realise their goals with the products that we offer.";
export const vision = "become a truly national financial institution serving everyday Liberians";
export const mission =
  "give exceptional customer experiences, financial guidance, innovative products and opportunities that help people and businesses create value and grow";
