import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { navigate } from "../../../src/lib/router.ts";
import { tellProgress } from "../fetched-request.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo, signIn } from "../frame/visit.tsx";
import { backendOf, comesLate, drops, hangs, says } from "./backend.ts";
import {
  APPLICATION,
  banner,
  busy,
  choose,
  chosen,
  failures,
  fill,
  heading,
  openScreen,
  photo,
  press,
  submitButton,
  successes,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("application on its way");
const backend = backendOf(test);
test.after.each(() => mock.timers.reset());

const LABELS = Object.keys(APPLICATION);
const STALLED = "Nothing has moved for a minute. The line may be lost. Keep waiting?";
const CANCELLED = "Cancelled before an answer came. Everything that you entered is still here.";

/** Fills the form in and sends it; from then on time stands still. */
async function send() {
  await openScreen("#/accounts", "Open a New Bank Account");
  fill(APPLICATION);
  await choose(photo());
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  await press();
}

/** The browser says how many bytes are sent, and of how many: 0 where it can't tell. */
const sent = (loaded: number, total: number) => act(async () => tellProgress({ loaded, total }));
const pass = (milliseconds: number) => act(async () => mock.timers.tick(milliseconds));
const click = (name: string) => act(async () => screen.getByRole("button", { name }).click());

const bar = () => screen.queryByRole("progressbar", { name: "Sending your application" });
/** What is seen beside the bar, and what is announced. */
const seen = () => bar()?.nextElementSibling?.firstChild?.textContent;
const announced = () => bar()?.nextElementSibling?.querySelector("[role=status]")?.textContent;
const asked = () => screen.queryByText(STALLED) !== null;

test("the bar tells each percent, and a reader each quarter", async () => {
  backend.answers(hangs);
  await send();
  assert.is(bar()?.getAttribute("value"), null, "not begun");
  for (const [loaded, value, words, announcement] of [
    [0, "0", "0% sent", ""],
    [24_999, "24", "24% sent", ""],
    [25_000, "25", "25% sent", "25% sent"],
    [26_000, "26", "26% sent", "25% sent"],
    [51_000, "51", "51% sent", "50% sent"],
    [99_999, "99", "99% sent", "75% sent"],
    [100_000, "100", "Waiting for the answer...", "Waiting for the answer..."],
  ] as const) {
    await sent(loaded, 100_000);
    assert.equal([bar()?.getAttribute("value"), seen(), announced()], [value, words, announcement]);
  }
});

test("where the browser doesn't know how much there is, what is sent is told", async () => {
  backend.answers(hangs);
  await send();
  await sent(350_000, 0);

  assert.is(bar()?.getAttribute("value"), null);
  assert.equal([seen(), announced()], ["0.3 MB sent", ""]);
});

test("a minute without progress leads to a question, and the next progress takes it back", async () => {
  backend.answers(hangs);
  await send();
  await pass(59_999);
  assert.not(asked());
  await sent(10, 100);
  await pass(59_999);
  assert.not(asked());
  await pass(1);
  assert.ok(asked());
  assert.is(screen.getByText(STALLED).getAttribute("role"), "alert");
  assert.ok(busy(), "nothing is given up unasked");

  await sent(20, 100);
  assert.not(asked());
  await pass(60_000);
  assert.ok(asked());
});

test("whoever keeps waiting is asked again after another minute", async () => {
  const { late, release } = comesLate(says(201, {}));
  backend.answers(late);
  await send();
  await pass(60_000);
  await click("Keep waiting");
  assert.not(asked());
  assert.is(document.activeElement?.textContent, "Sending your application");
  await pass(59_999);
  assert.not(asked());
  await pass(1);
  assert.ok(asked());
  assert.ok(busy());

  await release();
  await until(() => !busy());
  assert.is(successes().length, 1);
  assert.is(bar(), null);
});

test("what is called off is aborted, and everything is kept to be sent again", async () => {
  const { late, release } = comesLate(says(201, {}));
  backend.answers(late);
  await send();
  assert.is(document.activeElement?.textContent, "Sending your application");
  await click("Cancel");
  assert.ok(backend.calls[0]?.init.signal?.aborted);
  assert.is(document.activeElement?.textContent, CANCELLED);
  await release();

  assert.equal([successes(), failures(), bar()], [[], [], null]);
  assert.equal(typed(...LABELS), APPLICATION);
  assert.match(chosen() ?? "", "id.png");
  assert.is(submitButton()?.textContent, "Submit Application");
  backend.answers(says(201, {}));
  await press();
  await until(() => !busy());
  assert.is(successes().length, 1);
  assert.is(screen.queryByText(CANCELLED), null);
});

const QUESTION = "Leave this page? Your application is still being sent.";
const isAsked = () => screen.queryByText(QUESTION) !== null;

/** Whether the browser asks before the page itself is left. */
function browserAsks(): boolean {
  const leaving = new window.Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

for (const [what, leave, left] of [
  ["goes Back", () => goTo("#/faq"), "#/faq"],
  ["follows a link", () => act(async () => navigate("#/faq")), "#/faq"],
  ["logs out", () => click("Logout"), "#/"],
] as const) {
  test(`a visitor who ${what} during the upload is asked first, and may stay`, async () => {
    const { late, release } = comesLate(says(201, {}));
    backend.answers(late);
    signIn();
    await send();
    await leave();
    assert.ok(isAsked());
    assert.is(document.activeElement?.textContent, QUESTION);
    assert.is(heading(), "Open a New Bank Account");

    await click("Stay");
    assert.not(isAsked());
    assert.is(document.activeElement?.textContent, "Sending your application");
    assert.is(window.location.hash, "#/accounts");
    await release();
    await until(() => !busy());
    assert.is(successes().length, 1);
    assert.is(heading(), "Open a New Bank Account");
  });

  test(`a visitor who ${what} during the upload may leave`, async () => {
    backend.answers(hangs);
    signIn();
    await send();
    await leave();
    await click("Leave");

    assert.ok(backend.calls[0]?.init.signal?.aborted);
    assert.is(window.location.hash, left);
    assert.not.match(heading() ?? "", "Bank Account");
    assert.not(browserAsks());
  });
}

test("an upload that ends while the visitor is asked shows what came of it", async () => {
  const { late, release } = comesLate(says(201, {}));
  backend.answers(late);
  await send();
  await goTo("#/faq");
  await release();
  await until(() => !busy());

  assert.not(isAsked());
  assert.is(document.activeElement?.textContent, "Account application submitted successfully!");
  assert.is(window.location.hash, "#/accounts");
  await goTo("#/faq");
  assert.is(heading(), "Frequently Asked Questions");
});

test("a link to the form itself asks nothing", async () => {
  backend.answers(hangs);
  await send();
  await act(async () => navigate("#/accounts"));

  assert.not(isAsked());
  assert.ok(busy());
});

test("the browser asks before the page is left, as long as the application is on its way", async () => {
  backend.answers(hangs);
  await send();
  assert.ok(browserAsks());
  await click("Cancel");
  assert.not(browserAsks());
});

test("a visitor who left during the upload reads that it may have arrived, until they clear the form", async () => {
  const mayHaveArrived = () => screen.queryByText(/it may have arrived/) !== null;
  backend.answers(hangs);
  await send();
  await goTo("#/faq");
  await click("Leave");
  await goTo("#/accounts");
  assert.ok(mayHaveArrived());
  // What is typed afterwards doesn't make it certain.
  fill({ Phone: "0770" });
  await goTo("#/faq");
  await goTo("#/accounts");
  assert.ok(mayHaveArrived());

  await click("Clear form");
  fill({ Phone: "0880" });
  await goTo("#/faq");
  await goTo("#/accounts");
  assert.not(mayHaveArrived());
  assert.equal(typed("Phone"), { Phone: "0880" });
});

test("of an application that got an answer, the draft says nothing", async () => {
  backend.answers(says(500, {}));
  await send();
  await until(() => !busy());
  await goTo("#/faq");
  await goTo("#/accounts");

  assert.ok(screen.getByText(/We kept what you typed/));
  assert.is(screen.queryByText(/it may have arrived/), null);
});

test("what failed can be sent again from where it is told", async () => {
  backend.answers(drops);
  await send();
  await until(() => !busy());
  assert.match(banner() ?? "", "Submission failed. Please try again.");
  backend.answers(says(201, {}));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await until(() => successes().length === 1);

  assert.is(backend.calls.length, 2);
  assert.is(banner(), null);
});

for (const [idNumber, shown] of [
  ["LR-123456", "…456"],
  ["1234", "…234"],
  ["123", "…"],
  ["7", "…"],
] as const) {
  test(`of the ID's number ${idNumber} the receipt shows ${shown}`, async () => {
    await openScreen("#/accounts", "Open a New Bank Account");
    fill({ ...APPLICATION, "ID Number": idNumber });
    await choose(photo());
    backend.answers(says(201, {}));
    await press();
    await until(() => !busy());

    const term = screen.getByText("ID Number", { selector: "dt" });
    assert.is(term.nextElementSibling?.textContent, shown);
  });
}

test.run();
