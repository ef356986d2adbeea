import { drawnSettings } from "../settings.ts";
import portrait from "./pictures/portrait.svg";
import { titles } from "./titles.ts";

export type TeamMember = {
  readonly image: string;
  /** Null until it is known; the position then heads the card. */
  readonly name: string | null;
  readonly position: string;
  readonly description: string;
  readonly social: {
    readonly facebook: string;
    readonly twitter: string;
    readonly linkedin: string;
  };
};

export const ourTeam = {
  title: titles.ourTeam,
  subtitle: "The people who answer for your money.",
  members: [
    {
      image: drawnSettings.managerPhoto ?? portrait,
      name: drawnSettings.managerName,
      position: "General Manager",
      description:
        "The General Manager leads the institution day by day, with experience in both banking and microfinance: in savings and in lending, with salaried workers and with traders and small businesses. The work is to make financial services that everyday Liberians can understand, use and build on.",
      social: drawnSettings.managerNetworks,
    },
  ] satisfies readonly TeamMember[],
};
