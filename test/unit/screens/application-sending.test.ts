/** A visitor learns whether an application has arrived, and doesn't send it twice. */
import { act, render, screen } from "@testing-library/react";
import { createElement } from "react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/application.ts";
import { askUs } from "../../../src/content/ask-us.ts";
import * as company from "../../../src/content/company.ts";
import { barWords } from "../../../src/content/navigation.ts";
import { sharedWords } from "../../../src/content/shared-words.ts";
import { formatDateTime } from "../../../src/lib/dates.ts";
import { ToastProvider } from "../../../src/lib/toasts.tsx";
import { navigate } from "../../../src/routing/router.ts";
import { applicationFields, photoField } from "../../../src/rules/application-fields.ts";
import { screens } from "../../../src/screen-table.ts";
import { Receipt } from "../../../src/screens/lazy-script/application/receipt.tsx";
import { assertAbsent, assertFocus, factsOf, focusedLabel } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { FakeXHR } from "../../helpers/fake-xhr.ts";
import {
  answerConfirms,
  changeHash,
  recordScrolls,
  setHidden,
  storeSession,
} from "../../helpers/rendered-site.tsx";
import {
  dropConnection,
  fakeBackend,
  neverRespond,
  respondHtml,
  respondJson,
} from "./backend-responses.ts";
import * as form from "./form-actions.ts";
import { reloadPage, screenText } from "./visits.ts";

const test = domSuite("application that is sent");
const scrolls = recordScrolls(test);
const backend = fakeBackend(test);

/** What the receipt shows of answers that others mustn't read, such as the ID number. */
const MASKED = Object.fromEntries(
  applicationFields.flatMap(({ name, label, secret }) =>
    secret ? [[label, `Ends in ${form.APPLICATION[name].slice(-3)}`]] : [],
  ),
);

const words = application.sending;
const SUCCEEDS = respondJson(201, {});

async function openFilled() {
  await form.openApplication();
  await form.fillApplication();
}

async function send() {
  await openFilled();
  stopClock();
  await form.press();
}

/** Sends the form, and waits for the receipt. */
async function succeed() {
  backend.responds(SUCCEEDS);
  await form.submit();
}

/** Reports progress. The total is 0 if the browser doesn't know it. */
const sent = (loaded: number, total: number) =>
  act(async () => FakeXHR.last?.upload.onprogress?.({ loaded, total }));

const bar = () => screen.queryByRole("progressbar", { name: words.title });
/** The visible text beside the bar, and the announced one. */
const visibleText = () => bar()?.nextElementSibling?.querySelector("[aria-hidden]")?.textContent;
const announcedText = () => bar()?.nextElementSibling?.querySelector("[role=status]")?.textContent;
/** Whether the screen has this text. Toasts are outside it. */
const shows = (text: string) => screenText().includes(text);

test("every field, without invisible characters, and the photo are sent under the backend's names", async () => {
  await openFilled();
  form.fill({ [form.labelOf("fullName")]: "\u202aMusu\u00ad\u200b Kollie\u202c" });
  // A file without a type gets that of its first bytes.
  await form.choose(new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], "id"));
  await succeed();

  const [call, ...more] = backend.calls;
  assert.is(`${call?.init.method} ${call?.path}`, "POST /api/accounts/create");
  assert.equal(more, []);
  const { idCardImage, ...answers } = Object.fromEntries(call?.init.body as FormData);
  assert.equal(answers, { ...form.APPLICATION, fullName: "Musu Kollie" });
  assert.ok(idCardImage instanceof File);
  assert.equal([idCardImage.name, idCardImage.type, idCardImage.size], ["id.jpg", "image/jpeg", 4]);
});

/** The details of the receipt and of the lobby hours, by their terms. */
const receiptFacts = () => Object.fromEntries(factsOf(screen.getAllByRole("term")));

test("a receipt has no line for an optional field that was left empty", () => {
  const answers = { ...form.APPLICATION, occupation: "" };
  const sent = { answers, photo: form.photo(), sentAt: new Date(), onAgain: () => {} };
  render(createElement(ToastProvider, null, createElement(Receipt, sent)));
  const { [form.labelOf("occupation")]: occupation, [form.labelOf("address")]: address } =
    receiptFacts();
  assert.equal([occupation, address], [undefined, form.APPLICATION.address]);
});

test("after an application has arrived, the page scrolls to its receipt, which stands alone and leads to an empty form", async () => {
  await form.openApplication();
  form.fill({ [form.labelOf("phone")]: "0770" });
  await form.leaveAndReturn();
  await form.fillApplication();
  stopClock();
  scrolls.length = 0;
  backend.responds(respondHtml(200, "OK"));
  await form.submit();

  assert.equal(scrolls, [{ top: 0, behavior: "smooth" }]);
  assert.equal([form.successes(), form.failures()], [[application.done], []]);
  assert.is(focusedLabel(), application.receipt.title);
  assert.is(form.heading(), application.done);
  for (const text of [application.draft.text, application.intro]) assert.not(shows(text), text);
  assertAbsent(document.querySelector("main form"));
  // happy-dom can't print.
  assertAbsent(screen.queryByRole("button", { name: application.receipt.print }));
  assert.equal(receiptFacts(), {
    [application.receipt.when]: formatDateTime(new Date()),
    ...form.FILLED,
    [form.labelOf("fullName")]: "Musu Kollie",
    [form.labelOf("dateOfBirth")]: "3 April 1990",
    ...MASKED,
    [photoField.label]: "id.png, 1 KB",
    ...Object.fromEntries(company.lobbyHours.map(({ days, hours }) => [days, hours])),
  });
  for (const text of [...company.address, ...company.contactsFor().map(({ label }) => label)])
    assert.ok(shows(text), text);

  await form.click(application.receipt.again);
  assertFocus(form.control(form.labelOf("accountType")));
  assert.equal([form.successes(), form.chosen()], [[], null]);
});

test("a receipt is shared without what others mustn't read, or the visitor takes a screenshot", async () => {
  await openFilled();
  await succeed();
  const shared: unknown[] = [];
  const refuse = async (data: ShareData) => {
    shared.push(data.text);
    throw new DOMException("Not now", "NotAllowedError");
  };
  Object.defineProperty(navigator, "share", { value: refuse, configurable: true });
  await form.click(application.receipt.share);
  assert.match(String(shared), "Voter ID: Ends in 456");
  assert.equal(form.failures(), [application.receipt.notShared]);
  Reflect.deleteProperty(navigator, "share");
});

test("the progress bar shows each percent, and a screen reader hears each quarter once", async () => {
  backend.responds(neverRespond);
  await send();
  assert.is(bar()?.getAttribute("value"), null, "the bar has a value before any progress");
  for (const [loaded, total, value, text, announcement] of [
    [0, 100_000, "0", words.sent("0%"), ""],
    [25_000, 100_000, "25", words.sent("25%"), words.sent("25%")],
    [26_000, 100_000, "26", words.sent("26%"), words.sent("25%")],
    [99_999, 100_000, "99", words.sent("99%"), words.sent("75%")],
    [100_000, 100_000, "100", words.waiting, words.waiting],
    // The browser doesn't know the total.
    [350_000, 0, null, words.sent("0.3 MB"), ""],
  ] as const) {
    await sent(loaded, total);
    assert.equal(
      [bar()?.getAttribute("value"), visibleText(), announcedText()],
      [value, text, announcement],
    );
  }
});

test("the phone's screen stays on during an upload, also after the page was hidden", async () => {
  let held = 0;
  const request = async () => {
    held += 1;
    return { release: async () => (held -= 1) };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  backend.holds();
  await send();
  assert.is(held, 1);
  held = 0;
  await setHidden(true);
  await setHidden(false);
  assert.is(held, 1);
  await backend.end(SUCCEEDS);
  await form.flushUntil(() => !form.busy());
  assert.is(held, 0);
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("the failure message has a button to send again, and the bar begins anew", async () => {
  backend.holds();
  await send();
  await sent(50_000, 100_000);
  await backend.end(respondJson(500, {}));
  await form.flushUntil(() => !form.busy());
  await form.click(sharedWords.tryAgain);
  assert.is(bar()?.getAttribute("value"), null);
  await backend.end(SUCCEEDS);
  await form.flushUntil(() => form.successes().length === 1);

  assert.equal([backend.calls.length, form.banner()], [2, null]);
});

/** Dispatches the event that lets a page ask before it is left. */
function leavePage(): Event {
  const leaving = new window.Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving;
}

for (const [what, leave, left] of [
  ["goes Back", () => changeHash("#/faq"), "#/faq"],
  ["follows a link", () => act(async () => navigate("#/faq")), "#/faq"],
  ["logs out", () => form.click(barWords.logout), "#/"],
] as const) {
  test(`the browser asks a visitor who ${what} during an upload`, async () => {
    backend.responds(neverRespond);
    storeSession();
    await send();
    // It may take so long.
    await advanceClock(3_600_000);
    const leaving = leavePage();
    assert.ok(leaving.defaultPrevented);
    assert.is(leaving.returnValue, true, "Chrome before 119 asks only if this is set");
    const questions = answerConfirms(false);
    await leave();
    assert.equal(questions, [words.leaving]);
    assert.equal([window.location.hash, form.heading()], ["#/accounts", screens.application.title]);
    assert.ok(form.busy());

    answerConfirms(true);
    await leave();
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    assert.is(window.location.hash, left);
    assert.is.not(form.heading(), screens.application.title);
    assert.not(leavePage().defaultPrevented);
  });
}

test("the browser asks nothing once an upload was refused", async () => {
  backend.responds(respondJson(400, {}));
  await send();
  await form.flushUntil(() => !form.busy());
  const questions = answerConfirms(false);
  await changeHash("#/faq");
  assert.equal([questions, window.location.hash], [[], "#/faq"]);
  assert.not(leavePage().defaultPrevented);
});

const contacts = () =>
  company.phones.map(({ label }) => label).join("") + askUs.email + askUs.whatsApp;

test("a lost application says whom to ask, and after a reload its note is read first, at the top", async () => {
  backend.holds();
  await send();
  await sent(50, 100);
  await backend.end(dropConnection);
  await form.flushUntil(() => !form.busy());
  assert.equal(form.failures(), [application.notConfirmed]);
  const { notConfirmed, mayHaveArrived } = application;
  assert.is(form.banner(), notConfirmed + mayHaveArrived + contacts());
  assertAbsent(screen.queryByRole("button", { name: sharedWords.tryAgain }));

  await reloadPage();
  assert.is(focusedLabel(), `${notConfirmed} ${mayHaveArrived}`);
  assert.equal(scrolls.slice(-2), [0, 0]);
});

test.run();
