import type { Product } from "./product.ts";

const products = [
  {
    id: "fixed-income",
    title: "Fixed Income Instruments",
    description: "You invest money. In general, you are paid agreed amounts at agreed times.",
    icon: "investment",
    cloth: "harvest",
  },
  {
    id: "transfer",
    title: "International money transfer",
    description: "Through our partners, at all branches.",
    icon: "transfer",
    cloth: "river",
  },
] as const satisfies readonly Product[];

const channels = [
  { title: "SMS alerts", icon: "sms", available: true },
  { title: "ATMs", icon: "atm", available: false },
  { title: "Internet Banking", icon: "internet", available: false },
] as const;

export const otherProducts = {
  subtitle: "Fixed Income Instruments, money transfer and SMS alerts.",
  products,
  channelsHeading: "ATMs, SMS and Internet Banking",
  channels,
  available: "Available now",
  planned: "Planned",
};
