import type { Page } from "playwright-core";
import { article, news } from "../../content/news.ts";
import { application, forgotPassword, login, resetPassword } from "../../content/portal.ts";
import { slideshow } from "../../content/slides.ts";
import { PASSWORDS_DIFFER } from "../../rules/validation.ts";
import { sampleUser } from "../start/backend.ts";
import { BACKEND, endCalls, QUERIES, type RouteResponse } from "./calls.ts";
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
} from "./forms.ts";
import { INFORMATION_ROUTES } from "./information-screens.ts";
import { dropdownToggle, menuButton, toast, waitForHydration } from "./page.ts";
import { cameraPhoto } from "./photos.ts";
import type { Size } from "./site.ts";

type Act = (page: Page) => Promise<unknown>;

/** A screen in one of its states, as a visitor may find it. */
export type State = {
  readonly name: string;
  readonly route: string;
  /** For a state that only windows of this size have. */
  readonly size?: Size;
  /** Runs before the visit, to prepare it. */
  readonly before?: Act;
  /** What the visitor does after the screen is displayed. */
  readonly after?: Act;
  /** A text that only this state shows. */
  readonly shows?: string;
};

const LOGIN_REFUSED = "Invalid email or password";
const LONG_NAME = "Wilhelmina Nyanfore-Johnson Toe Sherman-Kollie Dennis";

const queries = (end: RouteResponse | "drop" | "hang") => (page: Page) =>
  endCalls(page, QUERIES, end);
const calls = (end: RouteResponse | "drop" | "hang") => (page: Page) =>
  endCalls(page, BACKEND, end);
const refuse = (status: number, message: string) =>
  calls({ status, body: JSON.stringify({ message }) });
const press = (name: string) => (page: Page) => button(page, name).click();
const waitForArticle = (page: Page) =>
  page.getByRole("article").getByRole("heading", { level: 1 }).waitFor();
const waitForCards = (page: Page) => page.getByRole("article").first().waitFor();

const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const signIn = (name: string) => (page: Page) =>
  page.evaluate((name) => {
    window.localStorage.setItem("token", "a-token");
    window.localStorage.setItem("user", JSON.stringify({ name }));
  }, name);

const openMenu = (page: Page) => menuButton(page).click();
const openDropdown = (page: Page) => dropdownToggle(page).click();

const tryLogin = (page: Page) => logIn(page, sampleUser);
const sendByKey = (page: Page) => button(page, application.submit).press("Enter");
const openSignUp = (page: Page) => page.getByRole("tab", { name: "Sign Up" }).click();
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

/** Stores a draft of an application. @param unanswered whether it was sent and got no response. */
const storeDraft = (unanswered: boolean) => (page: Page) =>
  page.evaluate(
    (draft) => {
      window.localStorage.setItem("sessionNumber", "1");
      window.sessionStorage.setItem("applicationDraft", draft);
    },
    JSON.stringify({
      savedAt: Date.now(),
      session: "1",
      unanswered,
      texts: { fullName: MUSU.name },
    }),
  );

/** The states of the screen at a route. */
const at = (route: string, states: readonly Omit<State, "route">[]): readonly State[] =>
  states.map((state) => ({ ...state, route }));

/** The name of an information screen's first state, such as `our products, loans`. */
const nameOf = (route: string) =>
  route.slice(1).replaceAll("-", " ").replaceAll("/", ", ") || "home";

/** Every screen in every state that it has. */
export const states: readonly State[] = [
  ...INFORMATION_ROUTES.flatMap((route) => at(route, [{ name: nameOf(route) }])),
  ...at("/", [
    ...slideshow.slides.slice(1).map(({ title }, index) => ({
      name: `home, slide ${index + 2}`,
      after: press(`Show slide ${index + 2}: ${title}`),
    })),
    {
      name: "home, paused",
      before: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
      after: press("Pause the slides"),
    },
    { name: "home, scrolled", after: scrollDown },
    { name: "home, menu", size: "phone", after: openMenu },
    {
      name: "home, menu and dropdown",
      size: "phone",
      after: inTurn(openMenu, openDropdown),
    },
    { name: "home, dropdown", size: "desktop", after: openDropdown },
    { name: "home, signed in", before: signIn(MUSU.name) },
  ]),
  ...at("/faq", [
    { name: "faq, an answer", after: (page) => page.locator("main summary").nth(2).click() },
    {
      name: "menu, signed in with a long name",
      size: "phone",
      before: signIn(LONG_NAME),
      after: openMenu,
    },
    { name: "signed in with a long name", size: "desktop", before: signIn(LONG_NAME) },
  ]),
  ...at("/our-team", [
    { name: "our team, more", after: (page) => page.getByText("Read More").click() },
  ]),
  ...at("/nope", [{ name: "not found" }]),

  ...at("/news", [
    { name: "news", after: waitForCards },
    { name: "news, loading", shows: news.loading, before: queries("hang") },
    { name: "news, empty", shows: news.empty.heading, before: queries({ body: '{"result": []}' }) },
  ]),
  ...at("/news/keep-a-savings-habit", [{ name: "article", after: waitForArticle }]),
  ...at("/news/stay-safe-online", [{ name: "article, many blocks", after: waitForArticle }]),
  ...at("/news/read-your-deposit-slip", [{ name: "article, no picture", after: waitForArticle }]),
  ...at("/news/sample-without-slug", [{ name: "article, no text", after: waitForArticle }]),
  ...at("/news/how-susu-works", [
    { name: "article, loading", shows: article.loading, before: queries("hang") },
    { name: "article, failed", shows: article.failed, before: queries("drop") },
  ]),
  ...at("/news/nope", [{ name: "article, not found", shows: article.notFound }]),

  ...at("/login", [
    { name: "login" },
    { name: "login, incomplete", shows: "Email is required", after: press("Login") },
    {
      name: "login, password shown",
      after: inTurn(
        (page) => field(page, "Password").fill(sampleUser.password),
        press("Show password"),
      ),
    },
    { name: "login, busy", shows: login.busy.login, before: calls("hang"), after: tryLogin },
    { name: "login, refused", shows: LOGIN_REFUSED, before: refuse(401, "No"), after: tryLogin },
    {
      name: "login, refused, menu",
      shows: LOGIN_REFUSED,
      size: "phone",
      before: refuse(401, "No"),
      after: inTurn(tryLogin, (page) => toast(page, LOGIN_REFUSED).waitFor(), openMenu),
    },
    { name: "sign up", after: openSignUp },
    {
      name: "sign up, incomplete",
      shows: "Full name is required",
      after: inTurn(openSignUp, press(login.submit.signUp)),
    },
    {
      name: "sign up, taken",
      shows: "Email already exists",
      before: refuse(409, "Taken"),
      after: signUp,
    },
    {
      name: "login, signed up",
      shows: login.afterSignUp.heading,
      before: calls({ body: JSON.stringify({ token: "t", user: { name: MUSU.name } }) }),
      after: signUp,
    },
  ]),

  ...at("/accounts", [
    { name: "application" },
    { name: "application, signed in", before: signIn(MUSU.name) },
    { name: "application, restored", shows: application.draft.text, before: storeDraft(false) },
    {
      name: "application, restored after leaving",
      shows: `${application.unanswered} ${application.mayHaveArrived}`,
      before: storeDraft(true),
    },
    {
      name: "application, incomplete",
      shows: application.summary,
      after: press(application.submit),
    },
    {
      name: "application, one error",
      shows: "Phone is required",
      after: inTurn(
        fillApplication,
        (page) => field(page, "Phone").fill(""),
        press(application.submit),
      ),
    },
    {
      name: "application, wrong file",
      shows: "Please select a valid image file",
      after: choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") }),
    },
    {
      name: "application, no preview",
      shows: application.image.noPreview,
      after: choose({
        ...PHOTO,
        name: `${"a-very-long-name-".repeat(8)}.heic`,
        mimeType: "image/heic",
        buffer: Buffer.from("....ftypheic"),
      }),
    },
    {
      name: "application, smaller photo",
      shows: "→",
      after: async (page) => {
        const buffer = await cameraPhoto({ width: 2100, height: 700 });
        await fillApplication(page, { name: "card.jpg", mimeType: "image/jpeg", buffer });
      },
    },
    { name: "application, sending", shows: "43% sent", before: calls("hang"), after: sendPart },
    {
      name: "application, cancelled",
      shows: application.cancelled,
      before: calls("hang"),
      after: inTurn(sendPart, press("Cancel")),
    },
    {
      name: "application, failed",
      shows: "Submission failed. Please try again.",
      before: calls({ status: 500, body: "{}" }),
      // By keyboard, since the first failure's toast may cover the button.
      after: inTurn(fillApplication, sendByKey, sendByKey),
    },
    {
      name: "application, unanswered",
      shows: application.mayHaveArrived,
      before: calls("drop"),
      after: sendPart,
    },
    {
      name: "application, receipt",
      shows: application.receipt.title,
      before: calls({ status: 201, body: "{}" }),
      after: inTurn(fillApplication, press(application.submit)),
    },
    {
      name: "application, again",
      before: calls({ status: 201, body: "{}" }),
      after: inTurn(fillApplication, press(application.submit), press(application.receipt.again)),
    },
  ]),

  ...at("/forgot-password", [
    { name: "forgot password" },
    {
      name: "forgot password, sent",
      shows: forgotPassword.sent,
      before: calls({ body: "{}" }),
      after: inTurn((page) => field(page, "Email").fill(MUSU.email), press(forgotPassword.submit)),
    },
  ]),
  ...at("/reset-password", [{ name: "reset, invalid", shows: resetPassword.missing }]),
  ...at("/reset-password/a-token?email=musu%40example.com", [
    { name: "reset, verifying", shows: resetPassword.verifying, before: calls("hang") },
    { name: "reset, unchecked", shows: resetPassword.unchecked.heading, before: calls("drop") },
    { name: "reset", shows: resetPassword.heading, before: calls({ body: "{}" }) },
    {
      name: "reset, different",
      shows: PASSWORDS_DIFFER,
      before: calls({ body: "{}" }),
      after: (page) => setPassword(page, "palm-nut", "palm-not"),
    },
    {
      name: "reset, unanswered",
      shows: resetPassword.mayBeValid,
      before: calls({ body: "{}" }),
      after: inTurn(
        (page) => field(page, resetPassword.password).waitFor(),
        calls("drop"),
        (page) => setPassword(page, "palm-nut"),
      ),
    },
    {
      name: "reset, done",
      shows: resetPassword.done,
      before: calls({ body: "{}" }),
      after: (page) => setPassword(page, "palm-nut"),
    },
  ]),
];

/** Whether a state belongs to a form that is sent to the backend. */
export const isPortal = ({ route }: State): boolean =>
  /^\/(login|accounts|forgot-password|reset-password)/.test(route);

/** Brings an open page of the site into a state. */
export async function openState(page: Page, { route, before, after, shows }: State): Promise<void> {
  // Without animations, unless the state asks for them.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Abort the last state's hanging login: it would succeed once it is no longer intercepted.
  await page.evaluate(() => window.stop());
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Leave the form before the storage is cleared: it stores a draft.
  const site = new URL(".", page.url()).href;
  await page.goto(`${site}icon.svg`);
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await before?.(page);
  await page.goto(`${site}#${route}`);
  // Before hydration the document has the fields of every form.
  await waitForHydration(page);
  await page.locator("main h1:visible").waitFor({ state: "attached" });
  await page.getByText("Loading...", { exact: true }).waitFor({ state: "detached" });
  await after?.(page);
  if (shows !== undefined) await page.getByText(shows).filter({ visible: true }).first().waitFor();
}
