/** Where the institution is beside this site. Only static parts show it. */
import { pageSettings } from "../settings.ts";

const { chatPhone, companyNetworks } = pageSettings;

const GREETING = "Hello! I'd like to learn more about your services.";

/** The chat is on WhatsApp. The specification names no service. */
export const chat = `https://wa.me/${chatPhone.replace(/\D/g, "")}?text=${encodeURIComponent(GREETING)}`;
export const networks = companyNetworks;
