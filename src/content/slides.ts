import { screens } from "../screen-table.ts";
import { deposits } from "./product.ts";

export const slideshow = {
  label: "What we offer",
  controls: {
    play: "Play the slides",
    pause: "Pause the slides",
    show: (number: number, title: string) => `Show slide ${number}: ${title}`,
    playing: "The slides are playing",
    paused: "The slides are paused",
    shown: (number: number) => `Slide ${number} is shown`,
  },
  slides: [
    {
      id: "secure",
      title: "Secure Banking Solutions",
      subtitle: "Manage your finances with confidence and ease",
    },
    {
      id: "trusted",
      title: "Trusted by Thousands",
      subtitle: "Join our community of satisfied customers",
    },
    {
      id: "growth",
      title: "Financial Growth Tools",
      subtitle: "Tools and insights to grow your wealth",
    },
  ],
  offer: { text: "Start saving with", deposit: deposits.initial },
  seeAccounts: { label: "See our accounts", path: screens.accountTypes.path },
} as const;
