/**
 * `src/content`, `src/rules` and `src/screen-table.ts` have the owner's literal words, deposits,
 * hours and licence, which `src/specification.md` quotes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { accountTypes } from "../../src/content/account-types.ts";
import { lobbyHours } from "../../src/content/company.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { faq } from "../../src/content/faq.ts";
import { footer } from "../../src/content/footer.ts";
import { home } from "../../src/content/home.ts";
import { loans } from "../../src/content/loans.ts";
import { type NavigationItem, navigation } from "../../src/content/navigation.ts";
import { otherProducts } from "../../src/content/other-products.ts";
import { ourTeam } from "../../src/content/our-team.ts";
import type { Product } from "../../src/content/product.ts";
import { slideshow } from "../../src/content/slides.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { withoutComments } from "../helpers/without-comments.ts";

const test = suite("words of the specification");

/** The message for a maintainer who has changed or added a word of the site. */
const DIFFERS =
  "src/specification.md says something else. If the institution wants it, change it there, too.";

const [specification = ""] = readFileSync("src/specification.md", "utf8")
  .replaceAll(/\s+/g, " ")
  .split("## 10.");
const sections = specification.split(/(?=## \d)/).slice(1);

/** The code that has the site's words, without comments. Each value in a text is "{}". */
const code = ["src/content", "src/rules"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .concat("src/screen-table.ts")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => withoutComments(readFileSync(file, "utf8")))
  .join("\n")
  .replaceAll(/\$\{\w+\}/g, "{}");

// Section 9 has the facts about products, which are compared below.
for (const section of sections.filter((section) => !section.startsWith("## 9.")))
  for (const [, quoted = ""] of section.matchAll(/"([^"]+)"/g))
    test(`the code has the words of the specification "${quoted}"`, () => {
      const words = quoted.replaceAll(/\{\w+\}/g, "{}");
      // Section 1 quotes parts of sentences.
      const found = section.startsWith("## 1.")
        ? code.toLowerCase().includes(words.toLowerCase())
        : code.split(/["`]/).includes(words);
      assert.ok(found, DIFFERS);
    });

for (const [, title, path] of specification.matchAll(/- "([^"]+)" \(`(\S+)`\)/g))
  test(`the screen at ${path} has the title of the specification "${title}"`, () => {
    const screen = Object.values(screens).find((screen) => screen.path === path);
    assert.is(screen?.title, title, DIFFERS);
  });

// An operator looks up there what a visitor reports.
const failures = readFileSync("src/operating/failures.md", "utf8");
for (const [, quoted = ""] of failures.matchAll(/^\| "([^"…]+?)[.…]?"/gm))
  test(`the code has the words of the table of failures "${quoted}"`, () => {
    assert.ok(code.includes(quoted));
  });

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);
const linkOf = ({ label, path, sublinks }: NavigationItem): string =>
  `${label} (\`${path}\`${sublinks ? `; its dropdown: ${sublinks.map(linkOf).join(", ")}` : ""})`;
const { action, email, fullName, message } = contactUs.form;
const renamed = footer.about.filter(({ path }) => /^\/(login)?$/.test(path));
const states = otherProducts.channels.map(
  ({ title, available }) => `${title} (${available ? "available now" : "planned"})`,
);

for (const [what, ...items] of [
  ["slides", ...slideshow.slides.map(({ title, subtitle }) => `"${title}" ("${subtitle}")`)],
  ["statements", ...titles(home.statements)],
  ["highlights", ...titles(home.highlights)],
  ["links of the bar", ...navigation.map(linkOf)],
  ["products of the footer", ...footer.products],
  ["footer links to the login and Home", ...renamed.map(linkOf)],
  ["texts of the footer without a link", ...footer.notYetLinks],
  ["link from About Us", `"${aboutUs.getStarted.action}" (\`${aboutUs.getStarted.path}\`)`],
  ["words of the contact form", `"${fullName}"`, `"${email}"`, `"${message}"`, `"${action}"`],
  ["topics of the newsletter", ...labels(aboutUs.newsletter.topics)],
  ["channels", ...states],
  ["loans", ...titles(loans.products)],
  ["accounts", ...titles(accountTypes.products)],
  ["inquiries", ...titles(contactUs.cards.inquiries)],
  ["lobby hours", ...lobbyHours.map(({ days, hours }) => `${days} ${hours}`)],
  ["positions of the team", ...ourTeam.members.map(({ position }) => position)],
  [
    "fields of the application",
    ...applicationFields.map(
      ({ name, options }) => `\`${name}\`${options ? ` (${options.join(", ")})` : ""}`,
    ),
  ],
] as const)
  test(`the specification has the same ${what}`, () => {
    const list = items.join(", ");
    const [before = "", after = ""] = specification.split(list);
    // The list in the specification has no further items.
    assert.match(before, /(: |; |\(|\| )$/, `${DIFFERS} ${list}`);
    assert.match(after, /^(\.|;|\)| \|)/, `${DIFFERS} ${list}`);
  });

const catalogues = [accountTypes, loans, otherProducts];
const products = catalogues.flatMap<Product>(({ products }) => products);
for (const { title, description, facts = [] } of products)
  test(`${title} has the terms that the specification gives it, and no number of ours`, () => {
    const terms = facts.map(({ term, detail }) => `${term}: ${detail}`);
    const text = [description, ...terms].join(" ").toLowerCase();
    const [, row] = new RegExp(`\\| ${title} +\\| ([^|]*) \\|`).exec(specification) ?? [];
    for (const [, fact = ""] of (row ?? "").matchAll(/"([^"]+)"/g))
      assert.ok(text.includes(fact.toLowerCase()), `"${fact}" isn't in "${text}": ${DIFFERS}`);
    if (row === undefined) assert.not.match(text, /\d|%/, DIFFERS);
  });

test("the questions are on the topics of the specification, and each has an answer", () => {
  const topics = /savings.*fixed deposit.*loan.*current account.*services.*open an account/;
  assert.match(faq.items.map(({ question }) => question).join(" "), topics, DIFFERS);
  assert.is(faq.items.length, 6, DIFFERS);
  for (const { question, answer } of faq.items) assert.ok(answer.join(""), question);
});

test("the General Manager's biography names banking and microfinance, and is long enough to open", () => {
  const [{ description = "" } = {}] = ourTeam.members;
  assert.match(description, /banking.*microfinance/, DIFFERS);
  assert.ok(description.length > 150);
});

test.run();
