/** An article shows all that was written, says why it isn't there, and can be shared. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { news, article as words } from "../../../src/content/news.ts";
import { NO_NETWORK, sharedWords } from "../../../src/content/shared-words.ts";
import { ToastProvider } from "../../../src/lib/toasts.tsx";
import { screens } from "../../../src/screen-table.ts";
import { NewsArticle } from "../../../src/screens/lazy-script/news-article/news-article.tsx";
import { assertAbsent, focusedLabel, textsOf } from "../../helpers/assert-dom.ts";
import { stopTimeoutsOf } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import {
  goOffline,
  newsResponse,
  recordConsole,
  respondWith,
  sampleEntry,
  withContentStore,
} from "../../helpers/fake-network.ts";
import { openSite } from "../../helpers/rendered-site.tsx";

const test = domSuite("news article");
withContentStore(test);
const errors = recordConsole(test, "error");
const diagnostics = recordConsole(test, "info");

/** Waits until the article or its error has loaded. */
const settle = () => waitFor(() => assertAbsent(screen.queryByText(screens.article.loadingText)));

async function open(slug: string) {
  render(<NewsArticle slug={slug} />, { wrapper: ToastProvider });
  await settle();
}

function openWith(article: object) {
  respondWith(async () => newsResponse({ _id: "made", ...article }));
  return open("made");
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const backLinks = () =>
  screen
    .getAllByRole("link", { name: sharedWords.backToNews })
    .map((link) => link.getAttribute("href"));
/** The pictures with an alternative text. */
const pictures = () => screen.queryAllByRole<HTMLImageElement>("img");

test("an article shows Loading, then its parts in order", async () => {
  const entry = sampleEntry("sample-savings-habit");
  render(<NewsArticle slug="keep-a-savings-habit" />, { wrapper: ToastProvider });
  assert.is(screen.getByRole("status").textContent, screens.article.loadingText);
  await settle();

  assertAbsent(screen.queryByRole("status"));
  assert.is(title(), entry.title);
  const html = document.body.innerHTML;
  const parts = ["<h1", "<time", "<img", entry.description, "Give the money a job"];
  const places = parts.map((part) => html.indexOf(part));
  assert.not.ok(places.includes(-1));
  assert.equal(
    places,
    places.toSorted((one, another) => one - another),
    "the parts are in another order",
  );
  await waitFor(() => assert.is(document.title, `${entry.title} · ${company.name}`));
  assert.is(document.querySelector("time")?.textContent, "Monday, 18th Nov 2024");
  assert.ok(screen.getByText(words.readingTime(2)));
  assert.is(screen.getAllByRole("button", { name: words.share }).length, 2);
  assert.equal(backLinks(), ["#/news", "#/news"]);
  assert.ok(screen.getByRole("link", { name: sharedWords.findAccount.label }));
});

test("an article with only an id is shown without the rest", async () => {
  await openWith({});
  assert.is(title(), news.untitled);
  assertAbsent(document.querySelector("img"));
  assert.ok(screen.getByText(words.empty));
  assert.ok(screen.getByText(words.readingTime(1)));
  assert.not.match(document.body.innerHTML, /null|undefined|NaN|Invalid/);
});

test("an article shows headings below its title, quotes, bold words and lists", async () => {
  await open("how-susu-works");
  const level = (name: string) => screen.getByRole("heading", { name }).tagName;

  assert.is(screen.getAllByRole("heading", { level: 1 }).length, 1);
  assert.is(level("One promise, many turns"), "H2");
  assert.is(level("An example with numbers"), "H3");
  assert.is(level("For three people"), "H4");
  assert.is(screen.getByText("Susu Account").tagName, "STRONG");
  assert.ok(screen.getByText("One finger cannot pick up a stone.").closest("blockquote"));
  const item = screen.getByText("by drawing lots,").closest("li");
  assert.match(item?.parentElement?.closest("li")?.textContent ?? "", /Decide who collects/);
});

test("links in an article open a new tab", async () => {
  await open("stay-safe-online");
  for (const [name, href] of [
    ["www.example.com", "https://www.example.com/"],
    ["support@example.com", "mailto:support@example.com"],
    ["+231 000 000 000", "tel:+231000000000"],
  ] as const) {
    const link = screen.getByRole<HTMLAnchorElement>("link", { name });
    assert.equal(
      [link.getAttribute("href"), link.target, link.rel],
      [href, "_blank", "noopener noreferrer"],
    );
  }
});

test("an article's first picture is a crop, and the next is whole, with its text and caption", async () => {
  await open("before-you-apply");
  const sizeOf = (picture: HTMLImageElement | null | undefined) => {
    const { searchParams } = new URL(picture?.src ?? "");
    return [searchParams.get("w"), searchParams.get("h")];
  };
  assert.equal(sizeOf(document.querySelector("img")), ["1200", "800"]);
  const [picture, ...others] = pictures();

  assert.is(picture?.alt, "Two notebook pages of short lines, with a pencil and some coins");
  assert.equal(sizeOf(picture), ["800", null]);
  assert.equal([picture?.width, picture?.height], [800, 560]);
  const figure = picture?.closest("figure");
  assert.is(figure?.textContent, "A short list on paper saves a second start.");
  assert.equal(others, []);
});

/** Asserts that the screen only says why there is no article, and links to the news. */
function assertMissing(heading: string, ...texts: readonly string[]) {
  assert.is(title(), heading);
  const { parentElement } = screen.getByRole("heading", { level: 1 });
  const paragraphs = parentElement?.querySelectorAll("p") ?? [];
  assert.equal(textsOf(paragraphs), texts);
  assert.equal(backLinks(), ["#/news"]);
}

/** Waits until the title and the focused screen have the name of the outcome. */
const waitForOutcome = (outcome: string) =>
  waitFor(() =>
    assert.equal([document.title, focusedLabel()], [`${outcome} · ${company.name}`, outcome]),
  );

test("a missing article says so, and logs the existing ones", async () => {
  await openSite("#/news/nowhere");
  await waitForOutcome(words.notFoundHeading);
  assertMissing(words.notFoundHeading, words.notFound, words.explanation);
  await waitFor(() => assert.is(diagnostics.length, 1));
  assert.match(JSON.stringify(diagnostics), "sample-savings-habit");
  assert.not.match(document.body.textContent ?? "", "sample-savings-habit");
  assert.equal(errors, []);
});

test("a failed article says why and can be retried", async () => {
  const passTime = stopTimeoutsOf(1000);
  const reconnect = goOffline();
  respondWith(() => Promise.reject(new TypeError("fetch failed")));
  await openSite("#/news/keep-a-savings-habit");
  await waitForOutcome(words.failed);
  assertMissing(words.failed, NO_NETWORK);

  const retry = () => fireEvent.click(screen.getByRole("button", { name: sharedWords.tryAgain }));
  retry();
  assert.is(focusedLabel(), screens.article.title);
  assert.not.match(document.title, words.failed);
  // The retry has failed, but a screen reader needs the time to say that it was begun.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  assert.ok(screen.getByText(screens.article.loadingText));
  passTime();
  await waitForOutcome(words.failed);

  reconnect();
  respondWith(async () => newsResponse({ _id: "made", title: "At last" }));
  retry();
  await waitForOutcome("At last");
});

const HASH = "#/news/how-susu-works";
const ADDRESS = `http://localhost/${HASH}`;

const done = async () => {};
const refuse = async () => {
  throw new DOMException("Not allowed", "NotAllowedError");
};

const shares: unknown[] = [];
const copies: string[] = [];

const defineProperty = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/**
 * Gives the browser a share sheet and a clipboard, each where it has a function, and defines whether
 * it can copy the selection, as older ones do.
 */
function define(
  shareSheet: (() => void) | null,
  clipboard: (() => void) | null,
  canCopy: boolean,
): void {
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
  defineProperty(document, "execCommand", (command: string) => {
    const field = document.querySelector("textarea");
    // In browsers, `select` focuses the field.
    field?.focus();
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

const COPY = `copy ${ADDRESS}`;
const ENDS = {
  nothing: "says nothing more",
  log: "logs its failure and says nothing",
  toast: "copies the address and says so",
} as const;

for (const [what, shareSheet, clipboard, canCopy, copied, outcome] of [
  ["a share sheet", done, done, false, [], "nothing"],
  ["a share sheet that is refused or closed", refuse, null, false, [], "log"],
  ["a clipboard", null, done, false, [ADDRESS], "toast"],
  ["only the old way to copy", null, null, true, [COPY], "toast"],
  ["a clipboard that refuses, and the old way", null, refuse, true, [ADDRESS, COPY], "toast"],
  ["nothing that copies", null, refuse, false, [ADDRESS, COPY], "log"],
] as const) {
  test(`with ${what}, Share ${ENDS[outcome]}`, async () => {
    define(shareSheet, clipboard, canCopy);
    // A campaign has added the tail.
    await openSite(`${HASH}?page=2&utm_source=x`);
    const [button] = await screen.findAllByRole("button", { name: words.share });
    assert.ok(button);
    button.focus();
    await act(async () => fireEvent.click(button));

    await waitFor(() => assert.is(diagnostics.length, outcome === "log" ? 1 : 0));
    const toast = outcome === "toast" ? words.copied : "";
    const said = () => textsOf(screen.getAllByRole("status"));
    await waitFor(() => assert.is(said().join(""), toast));
    assertAbsent(screen.queryByRole("alert"));
    const { title, description: text } = sampleEntry("sample-how-susu-works");
    assert.equal(shares, shareSheet ? [{ title, text, url: ADDRESS }] : []);
    assert.equal(copies, copied);
    assertAbsent(document.querySelector("textarea"));
    assert.is(document.activeElement?.textContent, words.share);
    assert.equal(errors, []);
  });
}

test.run();
