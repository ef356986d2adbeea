/** The slides advance, and stop when a visitor wants them to. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { slideshow } from "../../../src/content/slides.ts";
import { screens } from "../../../src/screen-table.ts";
import { Home } from "../../../src/screens/first-script/home/home.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { preferReducedMotion, setHidden } from "../../helpers/rendered-site.tsx";

const test = domSuite("home");

test.before.each(stopClock);
test.after.each(() => setHidden(false));

const { slides, controls: words, seeAccounts } = slideshow;
const [first, second, third] = slides.map(({ title }) => title);

const carousel = () => screen.getByRole("region", { name: slideshow.label });

/** The title of the current dot's slide. `browser/slideshow.test.ts` tests what is visible. */
const current = () =>
  slides.find((_, index) => dot(index + 1).getAttribute("aria-current") === "true")?.title;
const button = (name: string) => screen.getByRole("button", { name });
const dot = (number: number) => button(words.show(number, slides[number - 1]?.title ?? ""));
const controls = () => dot(1).parentElement ?? document.body;
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));

test("the slides follow one another every 5000 ms, and the first follows the last", async () => {
  render(<Home />);
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, screens.home.title);
  for (const { title } of [...slides, ...slides]) {
    assert.is(current(), title);
    await advanceClock(4999);
    assert.is(current(), title);
    await advanceClock(1);
  }
});

test("a dot shows its slide for the whole interval, even if the slide is shown already", async () => {
  render(<Home />);
  for (const number of [1, slides.length]) {
    await advanceClock(4000);
    await click(dot(number));
    await advanceClock(4999);
    assert.is(current(), slides[number - 1]?.title);
  }
  await advanceClock(1);
  assert.is(current(), first);
});

test("a screen reader says what a button of the slides has done, and nothing of later slides", async () => {
  render(<Home />);
  const status = within(carousel()).getByRole("status");
  const pause = () => button(words.pause);
  const play = () => button(words.play);
  await advanceClock(5000);
  assert.is(status.textContent, "");
  for (const [press, said] of [
    [() => dot(3), words.shown(3)],
    [pause, words.paused],
    [play, words.playing],
    [() => dot(3), words.shown(3)],
  ] as const) {
    await click(press());
    assert.is(status.textContent, said);
  }
  for (const { title } of slides) {
    await advanceClock(5000);
    assert.is(status.textContent, "", `after ${title}`);
  }
});

test("Pause stops the slides and Play starts them", async () => {
  render(<Home />);
  await click(button(words.pause));
  await advanceClock(60_000);
  assert.is(current(), first);
  await click(dot(2));
  await advanceClock(60_000);
  assert.is(current(), second);

  await click(button(words.play));
  await advanceClock(5000);
  assert.is(current(), third);
  assert.ok(button(words.pause));
});

for (const [what, hold, release] of [
  [
    "the mouse is on their controls",
    () => fireEvent.pointerEnter(controls(), { pointerType: "mouse" }),
    () => fireEvent.pointerLeave(controls(), { pointerType: "mouse" }),
  ],
  [
    "one of their links has the focus",
    () => act(async () => screen.getByRole("link", { name: seeAccounts.label }).focus()),
    () => act(async () => screen.getByRole("link", { name: seeAccounts.label }).blur()),
  ],
  ["the page is in the background", () => setHidden(true), () => setHidden(false)],
] as const) {
  test(`the slides stop while ${what}`, async () => {
    render(<Home />);
    await advanceClock(4000);
    await hold();
    await advanceClock(60_000);
    assert.is(current(), first);
    await release();
    await advanceClock(5000);
    assert.is(current(), second);
  });
}

test("under reduced motion only the dots change the slides", async () => {
  preferReducedMotion();
  render(<Home />);
  await advanceClock(60_000);
  assert.is(current(), first);
  assertAbsent(screen.queryByRole("button", { name: /the slides$/ }));
  await click(dot(2));
  assert.is(current(), second);
});

test.run();
