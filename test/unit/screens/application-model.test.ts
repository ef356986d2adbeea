/**
 * Whatever happens during an application, nothing that was typed is lost or shown to another
 * visitor, and the page says whether the application may have arrived.
 */
import { act } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application as words } from "../../../src/content/application.ts";
import { recordOf } from "../../../src/lib/record-of.ts";
import {
  type AnswerName,
  applicationFields,
  storedNames,
} from "../../../src/rules/application-fields.ts";
import { FALLBACKS } from "../../../src/rules/messages.ts";
import { screens } from "../../../src/screen-table.ts";
import { logIn } from "../../../src/session/log-in.ts";
import { domSuite, emptyPage } from "../../helpers/dom-suite.ts";
import { FakeXHR } from "../../helpers/fake-xhr.ts";
import { always, assertVisits, type Event, event } from "../../helpers/model.ts";
import { answerConfirms, setHidden } from "../../helpers/rendered-site.tsx";
import { dropConnection, fakeBackend, respondJson } from "./backend-responses.ts";
import * as form from "./form-actions.ts";
import {
  assertGold,
  assertOneVoice,
  assertSays,
  logInElsewhere,
  logOutElsewhere,
  reloadPage,
} from "./visits.ts";

const test = domSuite("application as a model");
const backend = fakeBackend(test);

type Model = {
  /** What the visitor has entered. */
  answers: Partial<Record<AnswerName, string | undefined>>;
  /** The logged-in user's name, and whether the form has been filled in with it. */
  userName: string;
  isNameFilledIn: boolean;
  isCancelled: boolean;
  state: "form" | "sending" | "receipt";
  /** Whether a part of the attempt that is running was sent. */
  hasSent: boolean;
  /** Whether an earlier attempt may have arrived. */
  mayHaveArrived: boolean;
  /** Whether the form is one that was left with something in it. */
  isRestored: boolean;
};

const EMPTY = {
  answers: {},
  isNameFilledIn: true,
  isCancelled: false,
  hasSent: false,
  mayHaveArrived: false,
  isRestored: false,
} as const;
const ANSWERS: Model["answers"] = { ...form.APPLICATION, fullName: "Musu Kollie" };
/** Of each user. */
const EMAIL = "user@example.com";
const REFUSAL = "This ID has expired";

async function begin(): Promise<Model> {
  await emptyPage();
  backend.holds();
  answerConfirms(true);
  await form.openApplication();
  return { ...EMPTY, state: "form", userName: "" };
}

const canType = ({ state }: Model) => state === "form";
const isSending = ({ state }: Model) => state === "sending";
const canClear = (model: Model) => canType(model) && model.isRestored;
const hasReceipt = ({ state }: Model) => state === "receipt";
const hasLateCall = (model: Model) => !isSending(model) && backend.held.length > 0;

/** The form was left, by which a call that is running is aborted. */
function leave(model: Model): void {
  if (model.state === "receipt") Object.assign(model, EMPTY);
  model.mayHaveArrived ||= isSending(model) && model.hasSent;
  const { answers } = model;
  model.answers = recordOf(storedNames, (name) => answers[name]);
  model.isRestored = Object.values(model.answers).some(Boolean);
  model.mayHaveArrived &&= model.isRestored;
  Object.assign(model, { state: "form", hasSent: false, isNameFilledIn: true, isCancelled: false });
}

const beginVisitor = (model: Model, userName: string) =>
  Object.assign(model, { ...EMPTY, state: "form", userName });

const typing = (name: AnswerName, value: string): Event<Model> =>
  event(`types ${value} as ${name}`, canType, 1, async (model) => {
    form.type(form.labelOf(name), value);
    model.answers = { ...model.answers, [name]: value };
  });

const events: readonly Event<Model>[] = [
  typing("phone", "0770"),
  typing("email", "ama@b.lr"),
  typing("idNumber", "LR-123"),
  event("fills in all of it and presses Submit", canType, 8, async (model) => {
    await form.fillApplication();
    const before = backend.held.length;
    await form.press();
    await form.flushUntil(() => backend.held.length > before);
    Object.assign(model, {
      answers: ANSWERS,
      state: "sending",
      hasSent: false,
      isCancelled: false,
    });
  }),
  event("a part was sent", isSending, 8, async (model) => {
    await act(async () => FakeXHR.last?.upload.onprogress?.({ loaded: 50, total: 100 }));
    model.hasSent = true;
  }),
  event("the application arrives", isSending, 1, async (model) => {
    await backend.end(respondJson(201, {}));
    Object.assign(model, { ...EMPTY, state: "receipt" });
  }),
  ...([REFUSAL, undefined] as const).map((message) =>
    event(`the backend refuses it with "${message}"`, isSending, 2, async (model: Model) => {
      await backend.end(respondJson(400, { message }));
      model.state = "form";
    }),
  ),
  event("the connection drops", isSending, 3, async (model) => {
    await backend.end(dropConnection);
    model.mayHaveArrived ||= model.hasSent;
    model.state = "form";
  }),
  event("presses Cancel", isSending, 2, async (model) => {
    await form.click(words.sending.cancel);
    model.mayHaveArrived ||= model.hasSent;
    Object.assign(model, { state: "form", isCancelled: true });
  }),
  event("a response arrives late", hasLateCall, 1, () => backend.end(respondJson(201, {}))),
  event("leaves and returns", always, 1, async (model) => {
    await form.leaveAndReturn();
    leave(model);
  }),
  event("the phone reloads the page", always, 1, async (model) => {
    await reloadPage();
    leave(model);
  }),
  event("hides the page and returns", always, 2, async () => {
    await setHidden(true);
    await setHidden(false);
  }),
  event("presses Clear form", canClear, 1, async (model) => {
    await form.click(words.draft.clear);
    beginVisitor(model, model.userName);
    model.isNameFilledIn = false;
  }),
  event("presses Fill in another application", hasReceipt, 1, async (model) => {
    await form.click(words.receipt.again);
    model.state = "form";
  }),
  ...["ama@b.lr", " MUSU@example.com "].map((email) =>
    event(`logs in with ${email}`, always, 1, async (model: Model) => {
      await form.leaveTo("#/login");
      leave(model);
      const isTheirs = model.answers.email?.toLowerCase() === email.trim().toLowerCase();
      await act(async () => logIn(email.trim(), "a-token", { name: "Musu Kollie", email: EMAIL }));
      await form.leaveTo("#/accounts");
      if (!isTheirs) beginVisitor(model, "");
      model.userName = "Musu Kollie";
    }),
  ),
  event("another tab logs in", always, 1, async (model) => {
    await logInElsewhere();
    beginVisitor(model, "Kofi Elsewhere");
  }),
  event("another tab logs out", always, 1, async (model) => {
    await logOutElsewhere();
    beginVisitor(model, "");
  }),
];

function check({ answers, userName, state, mayHaveArrived, ...model }: Model): void {
  const title = state === "receipt" ? words.done : screens.application.title;
  assert.equal([window.location.hash, form.heading()], ["#/accounts", title]);
  assert.is(form.busy(), state === "sending");
  assertOneVoice(FALLBACKS.submitApplication, words.notConfirmed);
  assertOneVoice(FALLBACKS.submitApplication, words.mayHaveArrived);
  assertSays(words.mayHaveArrived, state === "form" && mayHaveArrived);
  assertSays(words.cancelled, model.isCancelled);
  assertGold(mayHaveArrived);
  assertSays(words.receipt.title, state === "receipt");
  const stored = JSON.stringify({ ...window.sessionStorage });
  for (const name of ["phone", "email"] as const)
    assert.ok(answers[name] ?? !stored.includes(`"${name}"`), `the browser stores the ${name}`);
  if (state === "receipt") return;
  assertSays(words.draft.text, model.isRestored);
  const asksFirst = mayHaveArrived || model.hasSent;
  assertSays(words.draft.resume, model.isRestored && !asksFirst);
  const values = form.valuesOf(...form.LABELS);
  const email = userName && EMAIL;
  const filledIn: Model["answers"] = model.isNameFilledIn ? { fullName: userName, email } : {};
  for (const { name, label } of applicationFields)
    assert.is(values[label]?.trim(), answers[name] ?? filledIn[name] ?? "", label);
}

test("no answer is lost, or shown to another visitor, and the page says of an application what is known", () =>
  assertVisits({ begin, events, check }));

test.run();
