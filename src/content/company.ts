import { settings } from "../settings.ts";

/** A phone number as people write it, and as a link dials it. */
export type Phone = { readonly label: string; readonly href: string };

const digitsOf = (phone: string) => phone.replace(/\D/g, "");

const GREETING = "Hello! I'd like to learn more about your services.";

export const company = {
  name: settings.companyName,
  licence: "01-24",
  established: "January 2024",
  address: ["10th Street, Sinkor", "Monrovia, Liberia"],
  landmark: "Adjacent to the National Election Commission",
  lobbyHours: [
    { days: "Monday to Friday", hours: "9:00am-2:00pm", schema: "Mo-Fr 09:00-14:00" },
    { days: "Saturday", hours: "9:00am-12:00pm", schema: "Sa 09:00-12:00" },
  ],
  phones: settings.contactPhones.map(
    (label): Phone => ({ label, href: `tel:+${digitsOf(label)}` }),
  ),
  email: settings.supportEmail,
  chat: `https://wa.me/${digitsOf(settings.chatPhone)}?text=${encodeURIComponent(GREETING)}`,
  networks: settings.companyNetworks,
} as const;
