import type { Page } from "playwright-core";
import { article, news } from "../../src/content/news.ts";
import { application, forgotPassword, login, resetPassword } from "../../src/content/portal.ts";
import { PASSWORDS_DIFFER } from "../../src/rules/validation.ts";
import { sampleUser } from "../standin/backend.ts";
import { type Answer, answer, BACKEND, QUERIES } from "./calls.ts";
import { cameraPhoto } from "./photos.ts";
import {
  button,
  choosePhoto,
  field,
  fillApplication,
  logIn,
  MUSU,
  PHOTO,
  setPassword,
  signUp,
} from "./portal.ts";
import type { Size } from "./site.ts";
import { comeTo, dropdownToggle, menuButton, toast } from "./visit.ts";

/** A screen in one of its states, as a visitor may find it. */
export type State = {
  readonly name: string;
  readonly route: string;
  /** For a state that only windows of this size have. */
  readonly size?: Size;
  /** Runs before the visit, to prepare it. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the visitor does once the screen is there. */
  readonly after?: (page: Page) => Promise<unknown>;
  /** A text that only this state shows. */
  readonly shows?: string;
};

const RESET = "/reset-password/a-token?email=musu%40example.com";
const LONG_NAME = "Wilhelmina Nyanfore-Johnson Toe Sherman-Kollie Dennis";

const queries = (end: Answer | "drop" | "hang") => (page: Page) => answer(page, QUERIES, end);
const calls = (end: Answer | "drop" | "hang") => (page: Page) => answer(page, BACKEND, end);
const says = (status: number, message: string) =>
  calls({ status, body: JSON.stringify({ message }) });
const press = (name: string) => (page: Page) => button(page, name).click();
const title = (page: Page) =>
  page.getByRole("article").getByRole("heading", { level: 1 }).waitFor();
const cards = (page: Page) => page.getByRole("article").first().waitFor();

const signedIn = (user: string) => (page: Page) =>
  page.evaluate((user) => {
    window.localStorage.setItem("token", "a-token");
    window.localStorage.setItem("user", user);
  }, user);

const openMenu = (page: Page) => menuButton(page).click();
const openDropdown = (page: Page) => dropdownToggle(page).click();

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 900));
const choose = (photo: Parameters<typeof choosePhoto>[1]) => (page: Page) =>
  choosePhoto(page, photo);

/** Sends an application, and reports 43% of it as sent. */
async function sendPart(page: Page): Promise<void> {
  await fillApplication(page);
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      send.call(this, body);
      const progress = { lengthComputable: true, loaded: 43, total: 100 };
      this.upload.dispatchEvent(new ProgressEvent("progress", progress));
    };
  });
  await button(page, application.submit).click();
}

/** Stores a draft of an application. @param underWay whether it was being sent when it was left. */
const draft = (underWay: boolean) => (page: Page) =>
  page.evaluate(
    (draft) => window.sessionStorage.setItem("applicationDraft", draft),
    JSON.stringify({ savedAt: Date.now(), owner: null, underWay, texts: { fullName: MUSU.name } }),
  );

/** Every screen in every state that it has. */
export const states: readonly State[] = [
  { name: "home", route: "/" },
  { name: "home, second slide", route: "/", after: press("Show slide 2: Trusted by Thousands") },
  { name: "home, third slide", route: "/", after: press("Show slide 3: Financial Growth Tools") },
  {
    name: "home, paused",
    route: "/",
    before: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
    after: press("Pause the slides"),
  },
  { name: "home, scrolled", route: "/", after: scrollDown },
  { name: "home, menu", route: "/", size: "phone", after: openMenu },
  {
    name: "home, menu and dropdown",
    route: "/",
    size: "phone",
    after: async (page) => {
      await openMenu(page);
      await openDropdown(page);
    },
  },
  { name: "home, dropdown", route: "/", size: "desktop", after: openDropdown },
  {
    name: "home, signed in",
    route: "/",
    before: signedIn(JSON.stringify({ name: MUSU.name })),
  },
  {
    name: "menu, signed in with a long name",
    route: "/faq",
    size: "phone",
    before: signedIn(JSON.stringify({ name: LONG_NAME })),
    after: openMenu,
  },
  {
    name: "signed in with a long name",
    route: "/faq",
    size: "desktop",
    before: signedIn(JSON.stringify({ name: LONG_NAME })),
  },
  { name: "about us", route: "/about-us" },
  { name: "other products", route: "/our-products" },
  { name: "loans", route: "/our-products/loans" },
  { name: "account types", route: "/our-products/account-types" },
  { name: "faq", route: "/faq" },
  {
    name: "faq, an answer",
    route: "/faq",
    after: (page) => page.getByRole("main").locator("summary").nth(2).click(),
  },
  { name: "our team", route: "/our-team" },
  {
    name: "our team, more",
    route: "/our-team",
    after: (page) => page.getByText("Read More").click(),
  },
  { name: "contact us", route: "/contact-us" },
  { name: "not found", route: "/nope" },

  { name: "news", route: "/news", after: cards },
  { name: "news, loading", shows: news.loading, route: "/news", before: queries("hang") },
  {
    name: "news, empty",
    shows: news.empty.heading,
    route: "/news",
    before: queries({ body: '{"result": []}' }),
  },
  { name: "article", route: "/news/keep-a-savings-habit", after: title },
  { name: "article, many blocks", route: "/news/stay-safe-online", after: title },
  { name: "article, no body", route: "/news/notes-and-coins", after: title },
  { name: "article, no image", route: "/news/one-goal-for-this-month", after: title },
  {
    name: "article, loading",
    shows: article.loading,
    route: "/news/how-susu-works",
    before: queries("hang"),
  },
  { name: "article, not found", shows: article.notFound, route: "/news/nope" },
  {
    name: "article, failed",
    shows: article.failed,
    route: "/news/how-susu-works",
    before: queries("drop"),
  },

  { name: "login", route: "/login" },
  { name: "login, incomplete", shows: "Email is required", route: "/login", after: press("Login") },
  {
    name: "login, password shown",
    route: "/login",
    after: async (page) => {
      await field(page, "Password").fill(sampleUser.password);
      await button(page, "Show password").click();
    },
  },
  {
    name: "login, busy",
    shows: login.busy.login,
    route: "/login",
    before: calls("hang"),
    after: (page) => logIn(page, sampleUser),
  },
  {
    name: "login, refused",
    shows: "Invalid email or password",
    route: "/login",
    before: says(401, "No"),
    after: (page) => logIn(page, sampleUser),
  },
  {
    name: "login, refused, menu",
    shows: "Invalid email or password",
    route: "/login",
    size: "phone",
    before: says(401, "No"),
    after: async (page) => {
      await logIn(page, sampleUser);
      await toast(page, "Invalid email or password").waitFor();
      await openMenu(page);
    },
  },
  {
    name: "login, server error",
    shows: "Server error. Please try again later.",
    route: "/login",
    before: says(500, "No"),
    after: (page) => logIn(page, sampleUser),
  },
  {
    name: "sign up",
    route: "/login",
    after: (page) => page.getByRole("tab", { name: "Sign Up" }).click(),
  },
  {
    name: "sign up, incomplete",
    shows: "Full name is required",
    route: "/login",
    after: async (page) => {
      await page.getByRole("tab", { name: "Sign Up" }).click();
      await button(page, login.submit.signUp).click();
    },
  },
  {
    name: "sign up, taken",
    shows: "Email already exists",
    route: "/login",
    before: says(409, "Taken"),
    after: signUp,
  },
  {
    name: "sign up, done",
    shows: login.created,
    route: "/login",
    before: calls({ body: JSON.stringify({ token: "t", user: { name: MUSU.name } }) }),
    after: signUp,
  },

  { name: "application", route: "/accounts" },
  {
    name: "application, signed in",
    route: "/accounts",
    before: signedIn(JSON.stringify({ name: MUSU.name })),
  },
  {
    name: "application, restored",
    shows: application.draft.text,
    route: "/accounts",
    before: draft(false),
  },
  {
    name: "application, restored after leaving",
    shows: application.draft.underWay,
    route: "/accounts",
    before: draft(true),
  },
  {
    name: "application, cleared",
    shows: application.draft.cleared,
    route: "/accounts",
    before: draft(false),
    after: press(application.draft.clear),
  },
  {
    name: "application, incomplete",
    shows: application.summary,
    route: "/accounts",
    after: press(application.submit),
  },
  { name: "application, filled", route: "/accounts", after: fillApplication },
  {
    name: "application, wrong file",
    shows: "Please select a valid image file",
    route: "/accounts",
    after: choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") }),
  },
  {
    name: "application, no preview",
    shows: application.image.noPreview,
    route: "/accounts",
    after: choose({
      ...PHOTO,
      name: `${"a-very-long-name-".repeat(8)}.heic`,
      mimeType: "image/heic",
      buffer: Buffer.from("ftyp"),
    }),
  },
  {
    name: "application, smaller photo",
    shows: "→",
    route: "/accounts",
    after: async (page) => {
      const buffer = await cameraPhoto({ width: 2100, height: 700 });
      await fillApplication(page, { name: "card.jpg", mimeType: "image/jpeg", buffer });
    },
  },
  {
    name: "application, sending",
    shows: "43% sent",
    route: "/accounts",
    before: calls("hang"),
    after: sendPart,
  },
  {
    name: "application, stalled",
    shows: "Nothing has moved for a minute.",
    route: "/accounts",
    before: async (page) => {
      await page.clock.install();
      await calls("hang")(page);
    },
    after: async (page) => {
      await sendPart(page);
      await page.getByText("43% sent").first().waitFor();
      await page.clock.fastForward(60_000);
    },
  },
  {
    name: "application, cancelled",
    shows: application.cancelled,
    route: "/accounts",
    before: calls("hang"),
    after: async (page) => {
      await sendPart(page);
      await button(page, "Cancel").click();
    },
  },
  {
    name: "application, leaving",
    shows: application.sending.leaving,
    route: "/accounts",
    before: calls("hang"),
    after: async (page) => {
      await sendPart(page);
      await page.evaluate(() => window.location.assign("#/faq"));
    },
  },
  {
    name: "application, failed",
    shows: "Submission failed. Please try again.",
    route: "/accounts",
    before: calls("drop"),
    after: async (page) => {
      await fillApplication(page);
      // By key, since the first failure's toast may lie over the button.
      await button(page, application.submit).press("Enter");
      await button(page, application.submit).press("Enter");
    },
  },
  {
    name: "application, sent",
    shows: application.done,
    route: "/accounts",
    before: calls({ status: 201, body: "{}" }),
    after: async (page) => {
      await fillApplication(page);
      await button(page, application.submit).click();
    },
  },

  { name: "forgot password", route: "/forgot-password" },
  {
    name: "forgot password, incomplete",
    route: "/forgot-password",
    after: press(forgotPassword.submit),
  },
  {
    name: "forgot password, sent",
    shows: forgotPassword.sent,
    route: "/forgot-password",
    before: calls({ body: "{}" }),
    after: async (page) => {
      await field(page, "Email").fill(MUSU.email);
      await button(page, forgotPassword.submit).click();
    },
  },
  {
    name: "reset, verifying",
    shows: resetPassword.verifying,
    route: RESET,
    before: calls("hang"),
  },
  { name: "reset, invalid", shows: resetPassword.missing, route: "/reset-password" },
  {
    name: "reset, unchecked",
    shows: resetPassword.unchecked.heading,
    route: RESET,
    before: calls("drop"),
  },
  { name: "reset", shows: resetPassword.heading, route: RESET, before: calls({ body: "{}" }) },
  {
    name: "reset, different",
    shows: PASSWORDS_DIFFER,
    route: RESET,
    before: calls({ body: "{}" }),
    after: (page) => setPassword(page, "palm-nut", "palm-not"),
  },
  {
    name: "reset, done",
    shows: resetPassword.done,
    route: RESET,
    before: calls({ body: "{}" }),
    after: (page) => setPassword(page, "palm-nut"),
  },
];

/** Whether a state is one of a form that is sent to the backend. */
export const isPortal = ({ route }: State): boolean =>
  /^\/(login|accounts|forgot-password|reset-password)/.test(route);

/** Brings an open page of the site into a state. */
export async function bring(page: Page, { route, before, after, shows }: State): Promise<void> {
  // Nothing moves, except where the state asks for it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await before?.(page);
  await comeTo(page, route);
  await page.locator("main h1:visible").waitFor({ state: "attached" });
  await page.getByText("Loading...", { exact: true }).waitFor({ state: "detached" });
  await after?.(page);
  if (shows !== undefined) await page.getByText(shows).filter({ visible: true }).first().waitFor();
}
