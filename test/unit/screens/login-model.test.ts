/**
 * Whatever happens at Login and Sign Up, before hydration, too, the page shows the form of its
 * address, and nothing that was typed there is lost or shown to another visitor.
 */
import { act, render } from "@testing-library/react";
import { createElement } from "react";
import * as assert from "uvu/assert";
import { App } from "../../../src/app.tsx";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { login as words } from "../../../src/content/login.ts";
import { linkTo } from "../../../src/lib/address.ts";
import { screens } from "../../../src/screen-table.ts";
import { domSuite, emptyPage } from "../../helpers/dom-suite.ts";
import { assertVisits, type Event, event } from "../../helpers/model.ts";
import { changeHash, openAt, stored } from "../../helpers/rendered-site.tsx";
import {
  dropConnection,
  fakeBackend,
  type Responder,
  respondHtml,
  respondJson,
} from "./backend-responses.ts";
import * as form from "./form-actions.ts";
import { logInElsewhere, logOutElsewhere, pageText, reloadPage } from "./visits.ts";

const test = domSuite("login as a model");
const backend = fakeBackend(test);
const prerendered = await prerenderPage();

const FORMS = {
  login: { label: words.login, fields: [words.email, words.password] },
  signUp: {
    label: words.signUp,
    fields: [words.name, words.email, words.password, words.confirmPassword],
  },
} as const;
type Screen = keyof typeof FORMS;

const VALUES: Readonly<Record<string, string>> = {
  [words.name]: "Ama Doe",
  [words.email]: "ama@b.lr",
  [words.password]: "palm-nut",
  [words.confirmPassword]: "palm-nut",
};

type Model = {
  screen: Screen | "application";
  isHydrated: boolean;
  isSending: boolean;
  /** What the fields of the form have, by their labels. */
  values: Readonly<Record<string, string>>;
  /** The e-mail address that the next password screen has. */
  lastEmail: string;
  /** The name of the logged-in user; empty if nobody is. */
  userName: string;
};

const START = { isSending: false, values: {}, lastEmail: "" } as const;
const hashOf = (screen: Model["screen"]) => linkTo(screens[screen].path);

/** Shows the document's section of a screen, as the scripts do until hydration. */
function showPrerendered(screen: Screen): void {
  const { beforeMain, afterMain, others } = prerendered;
  const section = others.find((html) => html.startsWith(`<section id="${screens[screen].path}">`));
  document.body.innerHTML = `<div>${beforeMain}<main>${section}</main>${afterMain}</div>`;
  // `boot/main.tsx` removes them before hydration.
  document.querySelector("main > section")?.removeAttribute("id");
  document.querySelector("[data-without-script]")?.remove();
}

async function hydrate(): Promise<void> {
  const container = document.body.querySelector("div");
  assert.ok(container);
  await act(async () => {
    render(createElement(App), { container, hydrate: true });
  });
}

async function begin(screen: Screen): Promise<Model> {
  await emptyPage();
  backend.holds();
  openAt(hashOf(screen));
  showPrerendered(screen);
  return { ...START, screen, isHydrated: false, userName: "" };
}

/** The model's new screen, in which the form begins anew. */
function enter(model: Model, screen: Model["screen"]): void {
  const isLoggedIn = model.userName !== "";
  const next = screen === "signUp" && isLoggedIn ? "application" : screen;
  const email = next === "login" && model.lastEmail;
  Object.assign(model, {
    screen: next,
    isSending: false,
    values: email ? { [words.email]: email } : {},
  });
}

const isForm = ({ screen, isSending }: Model) => screen !== "application" && !isSending;
const isSending = ({ isSending }: Model) => isSending;
const isHydrated = ({ isHydrated }: Model) => isHydrated;
const canGoTo = (screen: Screen) => (model: Model) =>
  model.isHydrated && window.location.hash !== hashOf(screen);
const canPress = (model: Model) => isForm(model) && model.isHydrated;
const fieldsOf = ({ screen }: Model): readonly string[] =>
  screen === "application" ? [] : FORMS[screen].fields;

const changesVisitor = (name: string, change: () => Promise<void>, userName: string) =>
  event(name, isHydrated, 1, async (model: Model) => {
    await change();
    Object.assign(model, { lastEmail: "", userName });
    enter(model, model.screen);
  });

const ends = (what: string, respond: Responder) =>
  event(`the backend ${what}`, isSending, 1, async (model: Model) => {
    await backend.end(respond);
    model.isSending = false;
  });

const events: readonly Event<Model>[] = [
  ...Object.entries(VALUES).map(([label, value]) => {
    const canType = (model: Model) => isForm(model) && fieldsOf(model).includes(label);
    return event(`types into ${label}`, canType, 1, async (model) => {
      if (model.isHydrated) form.type(label, value);
      else form.control(label).value = value;
      model.values = { ...model.values, [label]: value };
      if (label === words.email) model.lastEmail = value;
    });
  }),
  event("presses Submit", canPress, 4, async (model) => {
    const values = fieldsOf(model).map((label) => [label, VALUES[label] ?? ""] as const);
    for (const [label, value] of values) form.type(label, value);
    await form.press();
    const lastEmail = VALUES[words.email];
    Object.assign(model, { values: Object.fromEntries(values), isSending: true, lastEmail });
  }),
  event("the backend accepts it", isSending, 1, async (model) => {
    await backend.end(respondJson(200, { token: "a-token", user: { name: "Ama Doe" } }));
    if (model.screen === "signUp") enter(model, "login");
    else Object.assign(model, { ...START, screen: "application", userName: "Ama Doe" });
  }),
  ends("refuses it", respondJson(401, { message: "No" })),
  ends("knows the e-mail address", respondJson(409, {})),
  ends("sends a page", respondHtml(200, "<p>")),
  ends("drops the connection", dropConnection),
  event(
    "a response arrives late",
    (model) => !isSending(model) && backend.held.length > 0,
    1,
    () => backend.end(respondJson(200, { token: "late", user: { name: "Too late" } })),
  ),
  event(
    "the script hydrates the page",
    (model) => !isHydrated(model),
    3,
    async (model) => {
      await hydrate();
      model.isHydrated = true;
    },
  ),
  event("presses the other tab", canPress, 1, async (model) => {
    const [tab] = document.querySelectorAll<HTMLElement>('[role=tab][aria-selected="false"]');
    await act(async () => tab?.click());
    model.lastEmail = "";
    enter(model, model.screen === "login" ? "signUp" : "login");
  }),
  event("presses the tab of the form", canPress, 1, async () => {
    const [tab] = document.querySelectorAll<HTMLElement>('[role=tab][aria-selected="true"]');
    await act(async () => tab?.click());
  }),
  ...(["login", "signUp"] as const).map((screen) =>
    event(`enters the address ${hashOf(screen)}`, canGoTo(screen), 1, async (model: Model) => {
      await changeHash(hashOf(screen));
      enter(model, screen);
    }),
  ),
  event("leaves and returns", isHydrated, 1, async (model) => {
    await form.leaveAndReturn();
    enter(model, model.screen);
  }),
  event("the phone reloads the page", isHydrated, 1, async (model) => {
    await reloadPage();
    model.lastEmail = "";
    enter(model, model.screen);
  }),
  changesVisitor("another tab logs in", logInElsewhere, "Kofi Elsewhere"),
  changesVisitor("another tab logs out", logOutElsewhere, ""),
];

function check({ screen, values, userName, isSending }: Model): void {
  assert.is(window.location.hash, hashOf(screen));
  assert.is(stored().token !== undefined, userName !== "", "somebody is logged in");
  for (const name of ["Kofi Elsewhere", "Ama Doe", "Too late"])
    assert.ok(name === userName || !pageText().includes(name), `it greets ${name}`);
  assert.is(form.heading(), screens[screen].title);
  if (screen === "application") return;
  const { label, fields } = FORMS[screen];
  const selected = document.querySelectorAll('[role=tab][aria-selected="true"]');
  assert.equal(
    Array.from(selected, ({ textContent }) => textContent),
    [label],
  );
  assert.is(form.busy(), isSending);
  for (const field of fields) assert.is(form.control(field).value, values[field] ?? "", field);
}

for (const screen of ["login", "signUp"] as const)
  test(`a visit that begins at ${hashOf(screen)} keeps what was typed, and shows the form of its address`, () =>
    assertVisits({ begin: () => begin(screen), events, check }));

test.run();
