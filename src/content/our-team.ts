import { settings } from "../settings.ts";
import { mission, name } from "./company.ts";

export type TeamMember = (typeof ourTeam.members)[number];

export const ourTeam = {
  readMore: "Read More",
  readLess: "Read Less",
  portraitOf: (name: string) => `Portrait of ${name}`,
  subtitle: `Who leads ${name}.`,
  members: [
    {
      image: settings.managerPhoto ?? "portrait.svg",
      /** Null if no setting gives it. The position is then the card's heading. */
      name: settings.managerName,
      position: "General Manager",
      description: `The General Manager leads the institution, with experience in both banking and microfinance. Our mission is to ${mission}.`,
      social: settings.managerNetworks,
    },
  ],
};
