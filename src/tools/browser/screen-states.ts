/** Every screen in every state, for `npm run shots`. The test of accessibility uses some of them. */
import type { Page } from "playwright-core";
import { application } from "../../content/application.ts";
import { forgotPassword } from "../../content/forgot-password.ts";
import { login } from "../../content/login.ts";
import { article, news } from "../../content/news.ts";
import { ourTeam } from "../../content/our-team.ts";
import { resetPassword } from "../../content/reset-password.ts";
import { sharedWords } from "../../content/shared-words.ts";
import { slideshow } from "../../content/slides.ts";
import type { AnswerName } from "../../rules/application-fields.ts";
import { type ScreenRow, screens } from "../../screen-table.ts";
import { PAGE_LENGTH } from "../../services/queries.ts";
import { photoWords } from "../../ui/photo-field.tsx";
import { sampleUser } from "../fakes/fake-backend.ts";
import { publishedNews } from "../fakes/sample-news.ts";
import { BACKEND_CALLS, type End, endCalls, QUERY_CALLS } from "./calls.ts";
import {
  answerField,
  button,
  choosePhoto,
  field,
  fillApplication,
  largePhoto,
  logIn,
  MUSU,
  PHOTO,
  setPassword,
  signUp,
} from "./forms.ts";
import { dropdownToggle, menuButton, waitForHydration } from "./page-controls.ts";
import { sessionItems, storeItems } from "./sample-session.ts";

type Act = (page: Page) => Promise<unknown>;

/** A screen in one of its states, as a visitor may find it. */
export type State = {
  readonly name: string;
  readonly address: string;
  /** Runs before the page is loaded. */
  readonly before: Act;
  /** What the visitor does and sees. */
  readonly does: readonly Act[];
};

const LONG_NAME = "Wilhelmina Nyanfore-Johnson Toe Sherman-Kollie Dennis";

/** A page of the news, and an entry that says that there are older ones. */
const PAGE_OF_NEWS = Array.from(
  { length: PAGE_LENGTH + 1 },
  (_, index) => publishedNews[index % publishedNews.length],
);

const WRONG_FILE = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") };
const BROKEN_PHOTO = {
  ...PHOTO,
  name: `${"a-very-long-name-".repeat(8)}.png`,
  buffer: PHOTO.buffer.subarray(0, 20),
};

const queries = (end: End) => (page: Page) => endCalls(page, QUERY_CALLS, end);
const calls = (end: End) => (page: Page) => endCalls(page, BACKEND_CALLS, end);
const refusal = (status: number, message: string) =>
  calls({ status, body: JSON.stringify({ message }) });

const loggedInAs = (name: string) => (page: Page) =>
  page.evaluate(storeItems, sessionItems({ name }));

const sees = (text: string) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
const seesFieldError = (page: Page) =>
  page.locator("main [aria-invalid=true]:visible").first().waitFor();
const seesArticle = (page: Page) =>
  page.getByRole("article").getByRole("heading").first().waitFor();

const press = (name: string) => (page: Page) => button(page, name).click();
const fill = (label: string, text: string) => (page: Page) => field(page, label).fill(text);
const answer = (name: AnswerName, text: string) => (page: Page) =>
  answerField(page, name).fill(text);
/** Chooses a file in the field, where the visitor has pressed. */
const choose = (photo: Parameters<typeof choosePhoto>[1]) => async (page: Page) => {
  await page.locator("input[type=file]").focus();
  await choosePhoto(page, photo);
};
/** By keyboard, since the toast of an earlier failure may cover the button. */
const submitByKey = (page: Page) => button(page, application.submit).press("Enter");
const reload = (page: Page) => page.reload();
/** A wide window has no menu. */
const openMenu = async (page: Page) => {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
};
const tryLogin = (page: Page) => logIn(page, sampleUser);
const askForLink = [fill(forgotPassword.email, MUSU.email), press(forgotPassword.submit)];

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

/** The states of an address, by their names. */
const at = (
  address: string,
  states: Readonly<Record<string, readonly Act[]>>,
  before: Act = async () => {},
): readonly State[] =>
  Object.entries(states).map(([name, does]) => ({ name, address, before, does }));

/** Each screen that loads no data, as it opens. */
const opened = Object.entries<ScreenRow>(screens)
  .filter(([, { loadingText }]) => loadingText === undefined)
  .flatMap(([name, { path }]) => {
    const inWords = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return at(path, { [inWords]: [] });
  });

const RESET = "/reset-password/a-token?email=musu%40example.com";

export const states: readonly State[] = [
  ...opened,
  ...slideshow.slides.slice(1).flatMap(({ title }, index) =>
    at("/", {
      [`home, slide ${index + 2}`]: [press(slideshow.controls.show(index + 2, title))],
    }),
  ),
  ...at("/", {
    "home, scrolled": [(page) => page.evaluate(() => window.scrollTo(0, 900))],
    "home, menu": [openMenu],
    "home, menu and dropdown": [openMenu, (page) => dropdownToggle(page).click()],
  }),
  ...at("/", { "home, logged in": [] }, loggedInAs(MUSU.name)),
  ...at("/faq", { "faq, an answer": [(page) => page.locator("main summary").nth(2).click()] }),
  ...at("/faq", { "menu, logged in with a long name": [openMenu] }, loggedInAs(LONG_NAME)),
  ...at("/our-team", {
    "our team, more": [(page) => page.getByText(ourTeam.readMore).click()],
  }),

  ...at("/news", { news: [seesArticle] }),
  ...at("/news", { "news, loading": [sees(screens.news.loadingText)] }, queries("hang")),
  ...at(
    "/news",
    { "news, empty": [sees(news.empty.heading)] },
    queries({ body: '{"result": []}' }),
  ),
  ...at("/news", { "news, failed": [sees(news.connection)] }, queries("drop")),
  ...at(
    "/news?page=2",
    { "news, second page": [seesArticle] },
    queries({ body: JSON.stringify({ result: PAGE_OF_NEWS }) }),
  ),
  ...at("/news?page=2", { "news, beyond the end": [sees(news.empty.heading)] }),
  ...at("/news/keep-a-savings-habit", { article: [seesArticle] }),
  ...at("/news/stay-safe-online", { "article, links": [seesArticle] }),
  ...at("/news/how-susu-works", { "article, every heading": [seesArticle] }),
  ...at(
    "/news/how-susu-works",
    { "article, loading": [sees(screens.article.loadingText)] },
    queries("hang"),
  ),
  ...at("/news/how-susu-works", { "article, failed": [sees(article.failed)] }, queries("drop")),
  ...at("/news/read-your-deposit-slip", { "article, no picture": [seesArticle] }),
  ...at("/news/sample-without-slug", { "article, no text": [seesArticle] }),
  ...at("/news/nope", { "article, not found": [sees(article.notFound)] }),

  ...at("/login", {
    "login, incomplete": [press(login.submit.login), seesFieldError],
    "login, busy": [calls("hang"), tryLogin, sees(login.busy.login)],
    "login, refused": [refusal(401, "No"), tryLogin, sees(login.refused)],
  }),

  ...at("/login/sign-up", {
    "sign up, incomplete": [press(login.submit.signUp), seesFieldError],
    "sign up, taken": [refusal(409, "Taken"), signUp, sees(login.taken.text)],
    "login, signed up": [
      calls({ body: JSON.stringify({ token: "t", user: { name: MUSU.name } }) }),
      signUp,
      sees(login.afterSignUp),
    ],
  }),

  ...at("/accounts", {
    "application, restored": [answer("fullName", MUSU.name), reload, sees(application.draft.text)],
    "application, restored after it may have arrived": [
      calls("drop"),
      sendPart,
      sees(application.mayHaveArrived),
      reload,
      sees(application.mayHaveArrived),
    ],
    "application, incomplete": [press(application.submit), sees(application.summary)],
    "application, wrong file": [choose(WRONG_FILE), seesFieldError],
    "application, no preview": [choose(BROKEN_PHOTO), sees(photoWords.noPreview)],
    "application, smaller photo": [
      async (page) => choose({ ...PHOTO, buffer: await largePhoto() })(page),
      sees(photoWords.smaller),
    ],
    "application, sending": [calls("hang"), sendPart, sees(application.sending.sent("43%"))],
    "application, failed": [
      calls({ status: 500, body: "{}" }),
      fillApplication,
      submitByKey,
      submitByKey,
      sees(application.nothingLost),
    ],
    "application, no response": [calls("drop"), sendPart, sees(application.mayHaveArrived)],
    "application, receipt": [
      calls({ status: 201, body: "{}" }),
      fillApplication,
      press(application.submit),
      sees(application.receipt.title),
    ],
  }),
  ...at("/accounts", { "application, logged in": [] }, loggedInAs(MUSU.name)),

  ...at("/forgot-password", {
    "forgot password, no response": [
      calls("drop"),
      ...askForLink,
      sees(forgotPassword.mayBeOnItsWay),
    ],
    "forgot password, sent": [calls({ body: "{}" }), ...askForLink, sees(forgotPassword.sent)],
  }),
  ...at(
    RESET,
    {
      reset: [sees(resetPassword.heading)],
      "reset, no response": [
        (page) => field(page, resetPassword.password).waitFor(),
        calls("drop"),
        (page) => setPassword(page, "palm-nut"),
        sees(resetPassword.mayBeValid),
      ],
      "reset, done": [(page) => setPassword(page, "palm-nut"), sees(resetPassword.done)],
    },
    calls({ body: "{}" }),
  ),
  ...at(RESET, { "reset, loading": [sees(screens.resetPassword.loadingText)] }, calls("hang")),
  ...at(RESET, { "reset, unchecked": [sees(resetPassword.unchecked)] }, calls("drop")),
  ...at("/reset-password", { "reset, invalid": [sees(resetPassword.missing)] }),
];

/** Brings an open page of the site into a state. */
export async function openState(page: Page, { address, before, does }: State): Promise<void> {
  // Without animations, unless the state asks for them.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Abort the last state's hanging login, which would succeed once it is no longer intercepted.
  await page.evaluate(() => window.stop());
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Leave the form before the storage is cleared, since it stores a draft.
  const site = new URL(".", page.url()).href;
  await page.goto(`${site}icon.svg`);
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await before(page);
  await page.goto(`${site}#${address}`);
  // Before hydration the document has the fields of every form.
  await waitForHydration(page);
  await page.locator("main h1:visible").waitFor({ state: "attached" });
  await page.getByText(sharedWords.loading, { exact: true }).waitFor({ state: "detached" });
  for (const act of does) await act(page);
}
