import type { ComponentType } from "react";
import { Brand } from "../frame/brand.static.tsx";
import { ChatLink } from "../frame/chat-link.static.tsx";
import { FooterColumns } from "../frame/footer.static.tsx";
import { AboutUsWords } from "../screens/about-us/about-us-words.static.tsx";
import { AccountsList } from "../screens/account-types/accounts-list.static.tsx";
import {
  GetInTouch,
  MapLink,
  WaysToContactUs,
} from "../screens/contact-us/contact-us-words.static.tsx";
import { Questions } from "../screens/faq/questions.static.tsx";
import { HomeWords } from "../screens/home/home-words.static.tsx";
import { Loans } from "../screens/loans/loans.static.tsx";
import { NotFound } from "../screens/not-found/not-found.static.tsx";
import { OtherProducts } from "../screens/other-products/other-products.static.tsx";
import { OurTeam } from "../screens/our-team/our-team.static.tsx";

/** Each component that is a static part, and the name by which `StaticPart` shows it. */
export const staticParts: readonly (readonly [name: string, part: ComponentType])[] = [
  ["brand", Brand],
  ["chat-link", ChatLink],
  ["footer-columns", FooterColumns],
  ["about-us", AboutUsWords],
  ["accounts-list", AccountsList],
  ["ways-to-contact-us", WaysToContactUs],
  ["get-in-touch", GetInTouch],
  ["map-link", MapLink],
  ["questions", Questions],
  ["home", HomeWords],
  ["loans", Loans],
  ["not-found", NotFound],
  ["other-products", OtherProducts],
  ["our-team", OurTeam],
];
