/** The institution's addresses on other sites. */
import { pageSettings, settings } from "../settings.ts";
import { formatDegrees } from "./map.ts";

const { chatPhone, companyNetworks } = pageSettings;

const GREETING = "Hello! I'd like to learn more about your services.";

/** The chat is on WhatsApp, by our choice: the specification names no service. */
export const chat = `https://wa.me/${chatPhone.replace(/\D/g, "")}?text=${encodeURIComponent(GREETING)}`;
export const networks = companyNetworks;

const latitude = formatDegrees(settings.map.latitude);
const longitude = formatDegrees(settings.map.longitude);

/** The office on OpenStreetMap. */
export const mapLink = {
  label: "Open the map",
  href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
} as const;
