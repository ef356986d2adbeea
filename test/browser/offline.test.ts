import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { formatNewsDate } from "../../src/rules/news-date.ts";
import { publishedNews } from "../standin/dataset.ts";
import { QUERIES } from "./calls.ts";
import { INFORMATION_SCREENS } from "./information-screens.ts";
import { kept, keptAddresses, offer, untilKept } from "./phone.ts";
import { button, field, fillApplication, logIn } from "./portal.ts";
import type { Visit } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, screen, step } from "./visit.ts";

const { test, open, disconnect, reconnect } = siteSuite("offline", "/bank/");

const TITLE = "Stay safe online: seven habits that cost nothing";
const ROUTE = "/news/stay-safe-online";

/** The line on news that the phone kept; its date is today's. */
const line = (page: Page) => page.getByRole("main").getByText("This is what your phone kept on");

/** A page of somebody whose first visit is over as soon as the phone has the site. */
async function openKept(visit: Omit<Visit, "size" | "serviceWorkers"> = {}): Promise<Page> {
  const page = await open({
    size: "phone",
    serviceWorkers: "allow",
    // A browser without a network says so itself.
    errorsExpected: true,
    ...visit,
  });
  await kept(page);
  return page;
}

/** The address of the screen's first picture, once it has come; throws where it can't be shown. */
const firstPicture = (page: Page) =>
  page
    .getByRole("main")
    .locator("img")
    .first()
    .evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error("not a picture");
      await image.decode();
      return image.currentSrc;
    });

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Reads the listing and one article with a network. */
async function read(page: Page): Promise<void> {
  await comeTo(page, "/news");
  await untilKept(page, "order(date+desc)+{", await firstPicture(page));
  await comeTo(page, ROUTE);
  await screen(page, TITLE);
  await untilKept(page, '"stay-safe-online"', await firstPicture(page));
  assert.is(await line(page).count(), 0);
}

test("after the first visit every screen comes without a network", async () => {
  const page = await openKept();
  assert.is(await offer(page).count(), 0);
  await disconnect();

  for (const [route, heading] of [
    ...INFORMATION_SCREENS,
    ["/news", "News & Updates"],
    [ROUTE, "Failed to load news article"],
    ["/login", "Login"],
    ["/accounts", "Open a New Bank Account"],
    ["/forgot-password", "Forgot Password"],
    ["/reset-password", "Invalid Reset Link"],
    ["/nowhere", "Page not found"],
  ] as const) {
    await step(route, async () => {
      await comeTo(page, route);
      await screen(page, heading);
      assert.is(await line(page).count(), 0);
    });
  }
  assert.is(await offer(page).count(), 0);
});

test("the listing and what was read of it stay, with their pictures and the day", async () => {
  const page = await openKept();
  const days = [new Date()];
  await read(page);
  days.push(new Date());
  await disconnect();

  const lines = days.map(
    (day) =>
      `We could not reach the news. This is what your phone kept on ${formatNewsDate(day.toISOString())}.`,
  );
  await comeTo(page, "/news");
  await cards(page).first().waitFor();
  assert.is(await cards(page).count(), publishedNews.length);
  assert.ok(lines.includes((await line(page).textContent()) ?? ""));
  await firstPicture(page);

  await cards(page).filter({ hasText: TITLE }).getByRole("link").click();
  await screen(page, TITLE);
  assert.ok(lines.includes((await line(page).textContent()) ?? ""));
  await page.getByText("min read").waitFor();
  await firstPicture(page);

  await comeTo(page, "/news/how-susu-works");
  await screen(page, "Failed to load news article");

  await reconnect();
  await comeTo(page, ROUTE);
  await screen(page, TITLE);
  assert.is(await line(page).count(), 0);
});

test("where the news is refused, or takes too long, what was read is there all the same", async () => {
  const page = await openKept();
  await read(page);
  for (const refuse of [true, false]) {
    await page.context().unroute(QUERIES);
    await page.context().route(QUERIES, async (route) => {
      if (refuse) await route.fulfill({ status: 503 });
    });
    await comeTo(page, ROUTE);
    await screen(page, TITLE);
    assert.is(await line(page).count(), 1);
  }
});

test("the forms say that there is no network", async () => {
  const page = await openKept();
  await disconnect();

  await comeTo(page, "/login");
  await logIn(page, { email: "musu@example.com", password: "palm-nut" });
  const words = page
    .getByRole("main")
    .getByText("Network error. Please check your connection and try again.");
  await words.waitFor();

  await comeTo(page, "/accounts");
  await fillApplication(page);
  await button(page, "Submit Application").click();
  await words.waitFor();
  assert.is(await field(page, "Full Name").inputValue(), "Musu Kollie");

  await comeTo(page, "/forgot-password");
  await field(page, "Email").fill("musu@example.com");
  await button(page, "Send Reset Link").click();
  await words.waitFor();
});

test("nothing that the backend answers is kept", async () => {
  const page = await openKept();
  const link = "/reset-password/a-token?email=musu%40example.com";
  const answered = page.waitForResponse("**/validate-reset-token/**");
  await comeTo(page, link);
  assert.not((await answered).fromServiceWorker());
  await screen(page, "Invalid Reset Link");
  await comeTo(page, "/login");
  await logIn(page, { email: "musu@example.com", password: "palm-nut" });
  await page.getByRole("main").getByText("Invalid credentials").first().waitFor();
  await read(page);

  const origins = new Set((await keptAddresses(page)).map((address) => new URL(address).origin));
  assert.equal([...origins].sort(), [new URL(page.url()).origin, process.env.CONTENT].sort());
  await disconnect();
  await comeTo(page, link);
  await screen(page, "Reset Link Not Checked");
});

test.run();
