import { paths } from "../paths.ts";

export const footer = {
  blurb:
    "Savings, loans and other financial services for everyday people and businesses in Liberia. Licensed by the Central Bank of Liberia.",
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
    { label: "About Us", path: paths.aboutUs },
    { label: "Our Team", path: paths.ourTeam },
    { label: "Products and Services", path: paths.otherProducts },
    { label: "Accounts", path: paths.login },
    { label: "News", path: paths.news },
    { label: "Careers", path: paths.home },
  ],
  helpful: [
    { label: "Contact Us", path: paths.contactUs },
    { label: "Faq", path: paths.faq },
  ],
  notYetLinks: ["Privacy Policy", "Terms & Conditions", "Support Center", "Reports"],
} as const;
