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
import { MISMATCH } from "../../rules/validation.ts";
import { screens } from "../../screen-table.ts";
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
import { INFORMATION_ROUTES } from "./information-screens.ts";
import { dropdownToggle, menuButton, storeSessionOf, waitForHydration } from "./page-controls.ts";

type Act = (page: Page) => Promise<unknown>;

/** A screen in one of its states, as a visitor may find it. */
export type State = {
  readonly name: string;
  readonly route: string;
  /** For a state that only windows of this size have. */
  readonly size?: "phone" | "desktop";
  /** Prepares the visit. */
  readonly before?: Act;
  /** What the visitor does and sees on the screen. */
  readonly does?: readonly Act[];
};

const LONG_NAME = "Wilhelmina Nyanfore-Johnson Toe Sherman-Kollie Dennis";

/** A page of the news, and an entry that says that there are older ones. */
const PAGE_OF_NEWS = Array.from(
  { length: PAGE_LENGTH + 1 },
  (_, index) => publishedNews[index % publishedNews.length],
);

const queries = (end: End) => (page: Page) => endCalls(page, QUERY_CALLS, end);
const calls = (end: End) => (page: Page) => endCalls(page, BACKEND_CALLS, end);
const refusal = (status: number, message: string) =>
  calls({ status, body: JSON.stringify({ message }) });

const loggedInAs = (name: string) => (page: Page) => page.evaluate(storeSessionOf, name);

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
const fillAll = (page: Page) => fillApplication(page);
const reload = (page: Page) => page.reload();
const openMenu = (page: Page) => menuButton(page).click();
const openDropdown = (page: Page) => dropdownToggle(page).click();
const openSignUp = (page: Page) => page.getByRole("tab", { name: login.signUp }).click();
const showPassword = (page: Page) => field(page, login.password).locator("+ button").click();
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

const at = (route: string, states: readonly Omit<State, "route">[]): readonly State[] =>
  states.map((state) => ({ ...state, route }));

/** The name of an information screen's first state, such as `our products, loans`. */
const nameOf = (route: string) =>
  route.slice(1).replaceAll("-", " ").replaceAll("/", ", ") || "home";

export const states: readonly State[] = [
  ...INFORMATION_ROUTES.flatMap((route) => at(route, [{ name: nameOf(route) }])),
  ...at("/", [
    ...slideshow.slides.slice(1).map(({ title }, index) => ({
      name: `home, slide ${index + 2}`,
      does: [press(slideshow.controls.show(index + 2, title))],
    })),
    {
      name: "home, paused",
      before: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
      does: [press(slideshow.controls.pause)],
    },
    { name: "home, scrolled", does: [(page) => page.evaluate(() => window.scrollTo(0, 900))] },
    { name: "home, menu", size: "phone", does: [openMenu] },
    { name: "home, menu and dropdown", size: "phone", does: [openMenu, openDropdown] },
    { name: "home, dropdown", size: "desktop", does: [openDropdown] },
    { name: "home, logged in", before: loggedInAs(MUSU.name) },
  ]),
  ...at("/faq", [
    { name: "faq, an answer", does: [(page) => page.locator("main summary").nth(2).click()] },
    {
      name: "menu, logged in with a long name",
      size: "phone",
      before: loggedInAs(LONG_NAME),
      does: [openMenu],
    },
    { name: "logged in with a long name", size: "desktop", before: loggedInAs(LONG_NAME) },
  ]),
  ...at("/our-team", [
    { name: "our team, more", does: [(page) => page.getByText(ourTeam.readMore).click()] },
  ]),
  ...at("/nope", [{ name: "not found" }]),

  ...at("/news", [
    { name: "news", does: [seesArticle] },
    { name: "news, loading", before: queries("hang"), does: [sees(screens.news.loading)] },
    {
      name: "news, empty",
      before: queries({ body: '{"result": []}' }),
      does: [sees(news.empty.heading)],
    },
  ]),
  ...at("/news?page=2", [
    {
      name: "news, second page",
      before: queries({ body: JSON.stringify({ result: PAGE_OF_NEWS }) }),
      does: [seesArticle],
    },
    { name: "news, beyond the end", does: [sees(news.empty.heading)] },
  ]),
  ...at("/news/keep-a-savings-habit", [{ name: "article", does: [seesArticle] }]),
  ...at("/news/stay-safe-online", [{ name: "article, links", does: [seesArticle] }]),
  ...at("/news/how-susu-works", [
    { name: "article, every heading", does: [seesArticle] },
    { name: "article, loading", before: queries("hang"), does: [sees(screens.article.loading)] },
    { name: "article, failed", before: queries("drop"), does: [sees(article.failed)] },
  ]),
  ...at("/news/read-your-deposit-slip", [{ name: "article, no picture", does: [seesArticle] }]),
  ...at("/news/sample-without-slug", [{ name: "article, no text", does: [seesArticle] }]),
  ...at("/news/nope", [{ name: "article, not found", does: [sees(article.notFound)] }]),

  ...at("/login", [
    { name: "login" },
    { name: "login, incomplete", does: [press(login.submit.login), seesFieldError] },
    {
      name: "login, password shown",
      does: [fill(login.password, sampleUser.password), showPassword],
    },
    { name: "login, busy", before: calls("hang"), does: [tryLogin, sees(login.busy.login)] },
    { name: "login, refused", before: refusal(401, "No"), does: [tryLogin, sees(login.refused)] },
    {
      name: "login, refused, menu",
      size: "phone",
      before: refusal(401, "No"),
      does: [tryLogin, sees(login.refused), openMenu],
    },
    { name: "sign up", does: [openSignUp] },
    { name: "sign up, incomplete", does: [openSignUp, press(login.submit.signUp), seesFieldError] },
    {
      name: "sign up, taken",
      before: refusal(409, "Taken"),
      does: [signUp, sees(login.taken.text)],
    },
    {
      name: "login, signed up",
      before: calls({ body: JSON.stringify({ token: "t", user: { name: MUSU.name } }) }),
      does: [signUp, sees(login.afterSignUp)],
    },
  ]),

  ...at("/accounts", [
    { name: "application" },
    { name: "application, logged in", before: loggedInAs(MUSU.name) },
    {
      name: "application, restored",
      does: [answer("fullName", MUSU.name), reload, sees(application.draft.text)],
    },
    {
      name: "application, restored after it may have arrived",
      before: calls("drop"),
      does: [sendPart, sees(application.mayHaveArrived), reload, sees(application.mayHaveArrived)],
    },
    {
      name: "application, incomplete",
      does: [press(application.submit), sees(application.summary)],
    },
    {
      name: "application, one error",
      does: [fillAll, answer("phone", ""), press(application.submit), seesFieldError],
    },
    {
      name: "application, wrong file",
      does: [
        choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") }),
        seesFieldError,
      ],
    },
    {
      name: "application, no preview",
      does: [
        choose({
          ...PHOTO,
          name: `${"a-very-long-name-".repeat(8)}.png`,
          buffer: PHOTO.buffer.subarray(0, 20),
        }),
        sees(photoWords.noPreview),
      ],
    },
    {
      name: "application, smaller photo",
      does: [
        async (page) =>
          choose({ name: "card.jpg", mimeType: "image/jpeg", buffer: await largePhoto() })(page),
        sees(photoWords.smaller),
      ],
    },
    {
      name: "application, sending",
      before: calls("hang"),
      does: [sendPart, sees(application.sending.sent("43%"))],
    },
    {
      name: "application, cancelled",
      before: calls("hang"),
      does: [sendPart, press(application.sending.cancel), sees(application.cancelled)],
    },
    {
      name: "application, failed",
      before: calls({ status: 500, body: "{}" }),
      // By keyboard, since the first failure's toast may cover the button.
      does: [
        fillAll,
        ...[1, 2].map(() => (page: Page) => button(page, application.submit).press("Enter")),
        sees(application.nothingLost),
      ],
    },
    {
      name: "application, no response",
      before: calls("drop"),
      does: [sendPart, sees(application.mayHaveArrived)],
    },
    {
      name: "application, receipt",
      before: calls({ status: 201, body: "{}" }),
      does: [fillAll, press(application.submit), sees(application.receipt.title)],
    },
    {
      name: "application, again",
      before: calls({ status: 201, body: "{}" }),
      does: [fillAll, press(application.submit), press(application.receipt.again)],
    },
  ]),

  ...at("/forgot-password", [
    { name: "forgot password" },
    {
      name: "forgot password, no response",
      before: calls("drop"),
      does: [...askForLink, sees(forgotPassword.mayBeOnItsWay)],
    },
    {
      name: "forgot password, sent",
      before: calls({ body: "{}" }),
      does: [...askForLink, sees(forgotPassword.sent)],
    },
  ]),
  ...at("/reset-password/a-token?email=musu%40example.com", [
    { name: "reset", before: calls({ body: "{}" }), does: [sees(resetPassword.heading)] },
    { name: "reset, loading", before: calls("hang"), does: [sees(screens.resetPassword.loading)] },
    { name: "reset, unchecked", before: calls("drop"), does: [sees(resetPassword.unchecked)] },
    {
      name: "reset, different",
      before: calls({ body: "{}" }),
      does: [(page) => setPassword(page, "palm-nut", "palm-not"), sees(MISMATCH.resetPassword)],
    },
    {
      name: "reset, no response",
      before: calls({ body: "{}" }),
      does: [
        (page) => field(page, resetPassword.password).waitFor(),
        calls("drop"),
        (page) => setPassword(page, "palm-nut"),
        sees(resetPassword.mayBeValid),
      ],
    },
    {
      name: "reset, done",
      before: calls({ body: "{}" }),
      does: [(page) => setPassword(page, "palm-nut"), sees(resetPassword.done)],
    },
  ]),
  ...at("/reset-password", [{ name: "reset, invalid", does: [sees(resetPassword.missing)] }]),
];

/** Brings an open page of the site into a state. */
export async function openState(page: Page, { route, before, does = [] }: State): Promise<void> {
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
  await before?.(page);
  await page.goto(`${site}#${route}`);
  // Before hydration the document has the fields of every form.
  await waitForHydration(page);
  await page.locator("main h1:visible").waitFor({ state: "attached" });
  await page.getByText(sharedWords.loading, { exact: true }).waitFor({ state: "detached" });
  for (const act of does) await act(page);
}
