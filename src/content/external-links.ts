/** The institution's addresses on other sites. */
import { settings } from "../settings.ts";

const { chatPhone, companyNetworks } = settings;

const GREETING = "Hello! I'd like to learn more about your services.";

/** The chat is on WhatsApp, by our choice: the specification names no service. */
export const chat = `https://wa.me/${chatPhone.replace(/\D/g, "")}?text=${encodeURIComponent(GREETING)}`;
export const networks = companyNetworks;
