import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import { article as words } from "../../../src/content/news.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { openSite } from "../frame/visit.tsx";
import { answerWith, contentAnswer, listenTo, sampleEntry, talkToContentStore } from "./network.ts";

const test = pageSuite("share");
talkToContentStore(test);
const errors = listenTo(test, "error");
const logged = listenTo(test, "info");

const HASH = "#/news/how-susu-works";
const ADDRESS = `http://localhost/${HASH}`;

/** Gives the browser an ability, which it loses after each test. */
function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}
test.after.each(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

const shares: unknown[] = [];
const copies: string[] = [];
test.before.each(() => {
  shares.length = 0;
  copies.length = 0;
});

function giveShareSheet(outcome: () => Promise<void>): void {
  give(navigator, "share", (what: unknown) => {
    shares.push(what);
    return outcome();
  });
}

function giveClipboard(outcome: () => Promise<void>): void {
  give(navigator, "clipboard", {
    writeText: (text: string) => {
      copies.push(text);
      return outcome();
    },
  });
}

/** How older browsers copy: what is selected on the page. */
function giveExecCommand(succeeds: boolean): void {
  give(document, "execCommand", (command: string) => {
    const field = document.querySelector("textarea");
    const selected = field?.value.slice(field.selectionStart, field.selectionEnd);
    copies.push(`${command} ${selected}`);
    return succeeds;
  });
}

const done = async () => {};
const refuse = async () => {
  throw new DOMException("Not allowed", "NotAllowedError");
};

async function share(hash = HASH) {
  await openSite(hash);
  const button = await screen.findByRole("button", { name: words.share });
  await act(async () => fireEvent.click(button));
}

test("a device with a share sheet gets title, description and address", async () => {
  giveShareSheet(done);
  giveClipboard(done);
  await share();

  const { title, description } = sampleEntry("sample-how-susu-works");
  assert.equal(shares, [{ title, text: description, url: ADDRESS }]);
  assert.equal(copies, []);
  assert.is(screen.queryByText(words.copied), null);
});

test("an article without a description is shared without one", async () => {
  answerWith(async () => contentAnswer({ _id: "bare", title: "Bare" }));
  giveShareSheet(done);
  await share("#/news/bare");
  assert.equal(shares, [{ title: "Bare", url: "http://localhost/#/news/bare" }]);
});

for (const [what, name] of [
  ["closed by the visitor", "AbortError"],
  ["refused by the browser", "NotAllowedError"],
] as const) {
  test(`a share sheet that is ${what} is only logged`, async () => {
    giveShareSheet(async () => {
      throw new DOMException("The share sheet is gone", name);
    });
    giveClipboard(done);
    await share();

    await waitFor(() => assert.is(logged.length, 1));
    assert.equal(copies, []);
    assert.is(screen.getByRole("status").textContent, "");
    assert.is(screen.getByRole("alert").textContent, "");
    assert.equal(errors, []);
  });
}

test("without a share sheet the address is copied, which a toast tells", async () => {
  giveClipboard(done);
  await share();

  await waitFor(() => assert.is(screen.getByRole("status").textContent, words.copied));
  assert.equal(copies, [ADDRESS]);
});

for (const [what, clipboard, expected] of [
  ["missing", null, [`copy ${ADDRESS}`]],
  ["refused", refuse, [ADDRESS, `copy ${ADDRESS}`]],
] as const) {
  test(`where the clipboard is ${what}, the address is copied as older browsers do`, async () => {
    if (clipboard === null) give(navigator, "clipboard", undefined);
    else giveClipboard(clipboard);
    giveExecCommand(true);
    await share();

    await waitFor(() => assert.is(screen.getByRole("status").textContent, words.copied));
    assert.equal(copies, expected);
    assert.is(document.querySelector("textarea"), null);
  });
}

test("where nothing copies, it is only logged", async () => {
  giveClipboard(refuse);
  giveExecCommand(false);
  await share();

  await waitFor(() => assert.is(logged.length, 1));
  assert.is(screen.queryByText(words.copied), null);
  assert.is(screen.getByRole("alert").textContent, "");
  assert.is(document.querySelector("textarea"), null);
  assert.equal(errors, []);
});

test.run();
