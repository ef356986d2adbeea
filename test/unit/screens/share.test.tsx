/** Share would do nothing in some browsers, or send another address. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import { article as words } from "../../../src/content/news.ts";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import {
  newsResponse,
  recordConsole,
  respondWith,
  sampleEntry,
  withContentStore,
} from "../../helpers/fake-fetch.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { openSite } from "../../helpers/rendered-site.tsx";

const test = pageSuite("share");
withContentStore(test);
const errors = recordConsole(test, "error");
const logged = recordConsole(test, "info");

const HASH = "#/news/how-susu-works";
const ADDRESS = `http://localhost/${HASH}`;

const { title, description } = sampleEntry("sample-how-susu-works");

const done = async () => {};
const refuse = async () => {
  throw new DOMException("Not allowed", "NotAllowedError");
};

const shares: unknown[] = [];
const copies: string[] = [];

const defineProperty = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Gives the browser a share sheet and a clipboard, each where it has a function. */
function define(shareSheet: (() => void) | null, clipboard: (() => void) | null): void {
  const share = (what: unknown) => {
    shares.push(what);
    return shareSheet?.();
  };
  const writeText = (text: string) => {
    copies.push(text);
    return clipboard?.();
  };
  if (shareSheet) defineProperty(navigator, "share", share);
  defineProperty(navigator, "clipboard", clipboard && { writeText });
}

/** Defines whether the browser can copy the selection, as older ones do. */
function defineCopy(canCopy: boolean): void {
  defineProperty(document, "execCommand", (command: string) => {
    const field = document.querySelector("textarea");
    copies.push(`${command} ${field?.value.slice(field.selectionStart, field.selectionEnd)}`);
    return canCopy;
  });
}

test.after.each(() => {
  shares.length = 0;
  copies.length = 0;
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

async function share(hash = HASH) {
  await openSite(hash);
  const [button] = await screen.findAllByRole("button", { name: words.share });
  assert.ok(button);
  button.focus();
  await act(async () => fireEvent.click(button));
}

const COPY = `copy ${ADDRESS}`;

for (const [what, shareSheet, clipboard, canCopy, copied, outcome] of [
  ["a share sheet", done, done, false, [], "nothing"],
  ["a share sheet that is refused or closed", refuse, null, false, [], "log"],
  ["a clipboard", null, done, false, [ADDRESS], "toast"],
  ["only the old way to copy", null, null, true, [COPY], "toast"],
  ["a clipboard that refuses, and the old way", null, refuse, true, [ADDRESS, COPY], "toast"],
  ["nothing that copies", null, refuse, false, [ADDRESS, COPY], "log"],
] as const) {
  test(`Share with ${what} ends with: ${outcome}`, async () => {
    define(shareSheet, clipboard);
    defineCopy(canCopy);
    await share();

    await waitFor(() => assert.is(logged.length, outcome === "log" ? 1 : 0));
    const toast = outcome === "toast" ? words.copied : "";
    const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => assert.is(said().join(""), toast));
    assertAbsent(screen.queryByRole("alert"));
    assert.equal(shares, shareSheet ? [{ title, text: description, url: ADDRESS }] : []);
    assert.equal(copies, copied);
    assertAbsent(document.querySelector("textarea"));
    assert.is(document.activeElement?.textContent, words.share);
    assert.equal(errors, []);
  });
}

test("an article without a description is shared without one", async () => {
  respondWith(async () => newsResponse({ _id: "bare", title: "Bare" }));
  define(done, null);
  await share("#/news/bare");
  assert.equal(shares, [{ title: "Bare", url: "http://localhost/#/news/bare" }]);
});

test.run();
