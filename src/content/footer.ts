import { screens } from "../screen-table.ts";
import { licensedBy } from "./company.ts";

export const footer = {
  blurb: `Savings, loans and other financial services for everyday people and businesses in Liberia. ${licensedBy}.`,
  headings: { products: "Products", about: "About", helpful: "Helpful links" },
  products: [
    "Regular Savings",
    "Business Savings",
    "Student Savings",
    "Susu Loans",
    "Business Loans",
    "Payroll Loans",
    "Microfinance loans",
  ],
  about: [
    { label: "About Us", path: screens.aboutUs.path },
    { label: "Our Team", path: screens.ourTeam.path },
    { label: "Products and Services", path: screens.otherProducts.path },
    { label: "Accounts", path: screens.login.path },
    { label: "News", path: screens.news.path },
    { label: "Careers", path: screens.home.path },
  ],
  helpful: [
    { label: "Contact Us", path: screens.contactUs.path },
    { label: "Faq", path: screens.faq.path },
  ],
  notYetLinks: ["Privacy Policy", "Terms & Conditions", "Support Center", "Reports"],
} as const;
