/** Wherever a visitor goes, by a link or by Back, the page shows and names what its address names. */
import { act, fireEvent } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { linkToProduct } from "../../../src/routing/links.ts";
import { screens } from "../../../src/screen-table.ts";
import { assertReadsFrom, focusedLabel, leaveCaretAtEnd } from "../../helpers/assert-dom.ts";
import { domSuite, emptyPage } from "../../helpers/dom-suite.ts";
import { always, assertVisits, type Event, event } from "../../helpers/model.ts";
import { changeHash, openSite, recordScrolls } from "../../helpers/rendered-site.tsx";
import { logOutElsewhere } from "../screens/visits.ts";

const test = domSuite("navigation as a model");
const scrolls = recordScrolls(test);

const { accountTypes, faq, loans } = screens;

/** Addresses with the heading of their screen, and that of the card. */
const PLACES = [
  { hash: `#${faq.path}`, heading: faq.title },
  { hash: `#${accountTypes.path}`, heading: accountTypes.title },
  {
    hash: linkToProduct(accountTypes.path, "susu"),
    heading: accountTypes.title,
    card: "Susu Account",
  },
  {
    hash: linkToProduct(accountTypes.path, "church"),
    heading: accountTypes.title,
    card: "Church Account",
  },
  { hash: linkToProduct(loans.path, "susu"), heading: loans.title, card: "Susu Loan" },
  { hash: linkToProduct(loans.path, "unknown"), heading: loans.title },
] as const;

type Model = { place: (typeof PLACES)[number] };

/** Clicks a link of the page, as one in a chooser or in the bar. */
async function follow(hash: string): Promise<void> {
  const link = document.createElement("a");
  link.href = hash;
  document.body.append(link);
  await act(async () => fireEvent.click(link));
  link.remove();
  // happy-dom fires `hashchange` later.
  await act(() => new Promise<void>((resolve) => window.setTimeout(resolve)));
}

const goesTo: readonly Event<Model>[] = PLACES.flatMap((place) => [
  event(`follows a link to ${place.hash}`, always, 1, async (model: Model) => {
    scrolls.length = 0;
    leaveCaretAtEnd();
    await follow(place.hash);
    model.place = place;
  }),
  event(
    `enters the address ${place.hash}`,
    (model: Model) => model.place !== place,
    1,
    async (model: Model) => {
      scrolls.length = 0;
      leaveCaretAtEnd();
      await changeHash(place.hash);
      model.place = place;
    },
  ),
]);

const events = [
  ...goesTo,
  // The screen begins anew.
  event("another tab logs out", always, 2, async (_: Model) => {
    scrolls.length = 0;
    leaveCaretAtEnd();
    await logOutElsewhere();
  }),
];

function check({ place: { hash, heading, ...rest } }: Model): void {
  const card = "card" in rest ? rest.card : null;
  assertReadsFrom(card ? document.activeElement : document.querySelector("main h1"));
  assert.is(window.location.hash, hash);
  assert.is(document.querySelector("main h1")?.textContent, heading);
  assert.is(document.title, `${heading} · ${company.name}`);
  assert.is(focusedLabel(), card ? `${heading}: ${card}` : heading, "the focused part");
  // Later, a tap on a focusable card would focus it.
  const named = document.querySelectorAll("article:is([tabindex], [aria-label])");
  assert.is(named.length, card ? 1 : 0, "cards with a focus or a name");
  // The browser itself scrolls to a card.
  assert.is(scrolls.length, card ? 0 : 1, "scrolls to the top");
}

test("each navigation leads to what the address names, also on the screen that is shown", () =>
  assertVisits({
    begin: async () => {
      await emptyPage();
      await openSite(PLACES[0].hash);
      return { place: PLACES[0] };
    },
    events,
    check,
  }));

test.run();
