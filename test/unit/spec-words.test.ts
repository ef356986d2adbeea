/**
 * A visitor would read a wrong deposit, hour or licence. Only this file repeats the specification's
 * literal words and facts. The tests in `rules/` have the words of validation and failed calls.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { accountTypes } from "../../src/content/account-types.ts";
import * as company from "../../src/content/company.ts";
import { chat } from "../../src/content/company.ts";
import { contactUs } from "../../src/content/contact-us.ts";
import { faq } from "../../src/content/faq.ts";
import { footer } from "../../src/content/footer.ts";
import { home } from "../../src/content/home.ts";
import { loans } from "../../src/content/loans.ts";
import * as map from "../../src/content/map.ts";
import { barWords, navigation } from "../../src/content/navigation.ts";
import { article, news } from "../../src/content/news.ts";
import { otherProducts } from "../../src/content/other-products.ts";
import { ourTeam } from "../../src/content/our-team.ts";
import { application, forgotPassword, login, resetPassword } from "../../src/content/portal.ts";
import type { Product } from "../../src/content/product.ts";
import { slideshow } from "../../src/content/slides.ts";
import { TIMEOUT } from "../../src/lib/http.ts";
import { isRecord } from "../../src/lib/narrow.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";

const test = suite("words of the specification");

/** Lists as the specification writes them, in the shape in which the site holds them. */
const listed = (text: string) => text.split(", ");
const titled = (text: string) => listed(text).map((title) => ({ title }));
const named = (text: string) => listed(text).map((name) => ({ name }));
const linked = (text: string) =>
  listed(text).map((link) => {
    const [, path, label] = /^(\S+) \((.+)\)$/.exec(link) ?? [];
    return { label, path };
  });

/** Reduces a value to the keys that the objects of another value have. Lists keep all items. */
function reduceTo(shape: unknown, value: unknown): unknown {
  if (Array.isArray(shape) && Array.isArray(value))
    return value.map((item, index) => reduceTo(shape[index], item));
  if (!isRecord(shape) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(shape).map((key) => [key, reduceTo(shape[key], value[key])]),
  );
}

/** The message for a maintainer who has changed or added a word of the site. */
const DIFFERS =
  "This isn't what the specification says or lists. If the institution wants it, change this test too.";

/** Compares the site's words with those of a section of the specification. */
function holds(section: string, ours: unknown, spec: object): void {
  test(`section ${section}: the words are the specification's`, () => {
    assert.equal(reduceTo(spec, ours), spec, DIFFERS);
  });
}

holds("1 and 2 Home", home, {
  statements: titled("Nature of Business, Vision Statement, Mission Statement"),
  highlightsHeading: "Product Highlights",
  highlights: titled("Credit & Debit Cards, Savings & Current Accounts, Loans, Investment Options"),
});

holds("3 Hero slide", slideshow.slides, [
  {
    title: "Secure Banking Solutions",
    subtitle: "Manage your finances with confidence and ease",
  },
  { title: "Trusted by Thousands", subtitle: "Join our community of satisfied customers" },
  { title: "Financial Growth Tools", subtitle: "Tools and insights to grow your wealth" },
]);

holds(
  "2 Top navigation, its links",
  navigation,
  linked(
    "/ (Home), /about-us (About Us), /our-products/account-types (Account Types), " +
      "/our-team (Our Team), /faq (Faq), /news (News), /contact-us (Contact Us)",
  ),
);

holds(
  "2 Top navigation, the dropdown",
  navigation.find(({ label }) => label === "Account Types")?.sublinks,
  linked("/our-products/loans (Loans), /our-products (Other Products and Services)"),
);

holds(
  "2 Top navigation, its buttons and greeting",
  { ...barWords, welcome: barWords.welcome("Musu") },
  { openAccount: "Open Account", login: "Login", logout: "Logout", welcome: "Welcome Musu" },
);

holds("1 and 2 Footer", footer, {
  products: listed(
    "Regular Savings, Business Savings, Student Savings, Susu Loans, Business Loans, " +
      "Payroll Loans, Microfinance loans",
  ),
  notYetLinks: listed("Privacy Policy, Terms & Conditions, Support Center, Reports"),
});

test("section 2 Footer: it has the specification's links, two of them by its names", () => {
  const links = [...footer.about, ...footer.helpful];
  assert.equal(
    links.map(({ path }) => path).sort(),
    listed("/, /about-us, /contact-us, /faq, /login, /news, /our-products, /our-team"),
    DIFFERS,
  );
  const labelOf = (wanted: string) => links.find(({ path }) => path === wanted)?.label;
  assert.equal([labelOf("/login"), labelOf("/")], ["Accounts", "Careers"], DIFFERS);
});

holds(
  "2 Chat button",
  [...new URL(chat).searchParams],
  [["text", "Hello! I'd like to learn more about your services."]],
);

holds("2 About Us", aboutUs, {
  title: "About Us",
  valuesHeading: "Our Core Values",
  storyHeading: "Our Story",
  getStarted: { action: "Get Started", path: "/login" },
  newsletter: {
    topics: [
      { name: "investment", label: "Investment Opportunities" },
      { name: "savings", label: "Savings Strategies" },
    ],
  },
});

holds("1 and 2 Other Products and Services", otherProducts, {
  title: "Other Products and Services",
  channels: [
    { title: "SMS alerts", available: true },
    { title: "ATMs", available: false },
    { title: "Internet Banking", available: false },
  ],
});

holds("2 Loans", loans, {
  title: "Our Loans",
  category: "Loan Products",
  products: titled(
    "Payroll Based Loan, MSME Loans, Susu Loan, Commercial Loans, Microfinance Loans",
  ),
});

holds("2 and 9 Account Types", accountTypes, {
  title: "Account Types",
  category: "Depository Products",
  products: titled(
    "Savings Account, Current Account, Call Account, Susu Account, Salary Account, " +
      "Church Account, My Future Account, Trio Account, Fixed Deposit",
  ),
});

holds("2 Our Team", ourTeam, {
  title: "Our Team",
  readMore: "Read More",
  readLess: "Read Less",
  members: [{ position: "General Manager" }],
});

holds("2 FAQ", faq, { title: "Frequently Asked Questions" });

holds("2 News listing", news, {
  title: "News & Updates",
  subtitle: "Stay informed with the latest insights, launches, and company news.",
  loading: "Loading news...",
  empty: { heading: "No news items found.", text: "Check back later for updates!" },
  readMore: "Read more",
});

holds(
  "2 and 8 News article",
  { ...article, readingTime: article.readingTime(7) },
  {
    loading: "Loading article...",
    noSlug: "No slug provided",
    notFoundHeading: "Article not found",
    notFound: "News article not found",
    failed: "Failed to load news article",
    explanation: "The article you're looking for might have been moved or doesn't exist.",
    readingTime: "7 min read",
    back: "Back to News",
    share: "Share",
    copied: "Link copied to clipboard!",
    empty: "Content not available for this article.",
  },
);

holds("2 Contact Us", contactUs, {
  heading: "How Can We Help You?",
  cards: {
    location: "Location/Branches",
    hours: "Lobby Hours",
    inquiries: titled("General Inquiry, Loans, Savings and Investment"),
  },
  form: {
    heading: "Get in Touch",
    fullName: "Full Name",
    email: "Email",
    message: "Message",
    action: "Send Message",
  },
});

holds("9 Business constants", company, {
  licence: "01-24",
  lobbyHours: [
    { days: "Monday to Friday", hours: "9:00am-2:00pm" },
    { days: "Saturday", hours: "9:00am-12:00pm" },
  ],
});

holds("2 Contact Us, the map", map, { heading: "Our Location" });

holds(
  "2 and 8 Login / Sign Up",
  { ...login, welcome: login.welcome("Musu") },
  {
    title: "Login / Sign Up",
    login: "Login",
    signUp: "Sign Up",
    rememberMe: "Remember me",
    forgotPassword: { path: "/forgot-password" },
    submit: { login: "Login", signUp: "Create Account" },
    busy: { login: "Logging in...", signUp: "Creating account..." },
    created: "Account created successfully! Please login.",
    welcome: "Welcome back, Musu!",
  },
);

holds("2 and 8 Open a New Bank Account", application, {
  title: "Open a New Bank Account",
  image: { hint: "PNG, JPG, JPEG up to 5MB" },
  submit: "Submit Application",
  done: "Account application submitted successfully!",
});

holds("3 Account application", applicationFields, [
  ...named("fullName, email, phone, address, dateOfBirth"),
  { name: "gender", options: listed("Male, Female") },
  ...named("occupation"),
  { name: "idType", options: listed("National ID, Voter ID, Passport, Driver's License") },
  ...named("idNumber"),
  {
    name: "accountType",
    options: listed("Savings, Current, Student, Business, Susu Account"),
  },
]);

holds("9 Time-outs", { TIMEOUT }, { TIMEOUT: 10_000 });

holds("2 and 8 Forgot Password", forgotPassword, {
  title: "Forgot Password",
  submit: "Send Reset Link",
  busy: "Sending...",
  back: { label: "Back to login", path: "/login" },
  sent: "Check your email for the reset link.",
  done: "Reset link sent! Check your email.",
});

holds(
  "2, 4 and 8 Reset Password",
  { ...resetPassword, error: resetPassword.error("It broke") },
  {
    verifying: "Verifying your reset link...",
    missing: "Missing token or email parameter",
    invalid: "Invalid Reset Link",
    again: { label: "Request New Reset Link", path: "/forgot-password" },
    heading: "Create New Password",
    intro: "Enter your new password below",
    password: "New Password",
    confirmPassword: "Confirm New Password",
    submit: "Reset Password",
    busy: "Resetting...",
    error: "Error: It broke",
    done: "Password reset successful! Redirecting...",
  },
);

/** The words of a product: its description, its terms and their details. */
function textOf(title: string): string {
  const products = [...accountTypes.products, ...loans.products, ...otherProducts.products];
  const { description = "", facts = [] } =
    products.find((product: Product) => product.title === title) ?? {};
  return [description, ...facts.map(({ term, detail }) => `${term}: ${detail}`)].join(" ");
}

/** The site's own sentences by their files, each with the specification's facts in any case. */
const sentences: Readonly<
  Record<string, readonly (readonly [ours: string, ...facts: string[]])[]>
> = {
  company: [
    [company.address.join(" "), "10th Street", "Sinkor", "Monrovia"],
    [company.landmark, "adjacent to the national election commission"],
  ],
  "about-us": [
    [aboutUs.story.join(" "), "January 2024", "owned by a state development finance corporation"],
    [aboutUs.story.join(" "), "students, workers, traders, professionals"],
  ],
  home: [
    [home.statements[0].text, "sole business", "financial services", "realise their goals"],
    [home.statements[1].text, "a truly national financial institution serving everyday Liberians"],
    [
      home.statements[2].text,
      "customer experiences",
      "financial guidance",
      "create value and grow",
    ],
  ],
  "account-types": [
    [textOf("Savings Account"), "Initial deposit: US$5 or 1000 LRD"],
    [textOf("Savings Account"), "Further deposit: US$10 or 2000 LRD"],
    [textOf("Susu Account"), "Interest: None"],
    [textOf("My Future Account"), "Interest", "after 6 months of regular deposits"],
    [textOf("Trio Account"), "rotating system for 3 people"],
  ],
  "other-products": [[textOf("International money transfer"), "partners", "at all branches"]],
  loans: [
    [textOf("Payroll Based Loan"), "salaried workers", "competitive rates"],
    [textOf("MSME Loans"), "account holders", "clients of other reputable institutions"],
    [textOf("MSME Loans"), "instalment or bullet payments", "the project"],
    [textOf("Susu Loan"), "already hold a susu savings account"],
    [textOf("Commercial Loans"), "individuals, enterprises and companies", "no prior account"],
    [textOf("Commercial Loans"), "working capital or fixed assets"],
    [textOf("Microfinance Loans"), "group loans"],
  ],
};
for (const [file, ours, fact] of Object.entries(sentences).flatMap(([file, each]) =>
  each.flatMap(([ours, ...facts]) => facts.map((fact) => [file, ours, fact] as const)),
))
  test(`${file}.ts says "${fact}"`, () => {
    const message = `src/content/${file}.ts says "${ours}", without "${fact}". ${DIFFERS}`;
    assert.ok(ours.toLowerCase().includes(fact.toLowerCase()), message);
  });

/** The site's source files. The tools' sample news may repeat a fact. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("tools"))
  .map((file) => [file, readFileSync(join("src", file), "utf8")] as const);

for (const fact of listed(
  "US$5, US$10, 6 months, 10th Street, National Election Commission, January 2024, 01-24, " +
    "Central Bank, truly national, sole business, realise their goals, financial guidance, " +
    "competitive rates, reputable institutions, no prior account, at all branches, Voter ID",
))
  test(`"${fact}" is in one file, so that two screens can't differ`, () => {
    const files = sources.filter(([, text]) => text.includes(fact)).map(([file]) => file);
    assert.is(files.length, 1, `It is in ${files.join(" and ") || "no file"}. ${DIFFERS}`);
  });

test("the questions are on the topics of the specification, and each has an answer", () => {
  const topics = listed(
    "benefits of a savings account, fixed deposit account, loan, current account, services, " +
      "open an account",
  );
  assert.is(faq.items.length, topics.length, DIFFERS);
  for (const [index, { question, answer }] of faq.items.entries()) {
    assert.match(question, topics[index] ?? "", `"${question}": ${DIFFERS}`);
    assert.ok(answer.join(""), question);
  }
});

test("the answers send visitors to the office only to ask: what else can be done there isn't known", () => {
  const office = faq.items.flatMap(({ answer }) => answer.filter((text) => /office/i.test(text)));
  assert.ok(office.length > 0);
  for (const text of office)
    assert.match(text, "Ask us by phone, by chat or at our office", DIFFERS);
});

test("a product that has no terms in the specification has none here", () => {
  for (const title of listed(
    "Current Account, Call Account, Salary Account, Church Account, Fixed Deposit",
  ))
    assert.not.match(textOf(title), /\d|%|US\$|LRD/, `${title}: ${DIFFERS}`);
});

test("the General Manager's biography names banking and microfinance, and is long enough to open", () => {
  const [{ description = "" } = {}] = ourTeam.members;
  assert.match(description, /banking.*microfinance/, DIFFERS);
  assert.not.match(description, /\d/, DIFFERS);
  assert.ok(description.length > 150);
});

test.run();
