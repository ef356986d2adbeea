/**
 * Whatever happens with a forgotten password or a reset, the page says what may have worked, also
 * after a later attempt was refused, and keeps what was typed.
 */
import * as assert from "uvu/assert";
import { forgotPassword } from "../../../src/content/forgot-password.ts";
import { resetPassword } from "../../../src/content/reset-password.ts";
import { FALLBACKS } from "../../../src/rules/messages.ts";
import { screens } from "../../../src/screen-table.ts";
import { stopClock } from "../../helpers/clock.ts";
import { domSuite, emptyPage } from "../../helpers/dom-suite.ts";
import { recordConsole } from "../../helpers/fake-network.ts";
import { always, assertVisits, type Event, event } from "../../helpers/model.ts";
import { changeHash } from "../../helpers/rendered-site.tsx";
import { dropConnection, fakeBackend, respondJson } from "./backend-responses.ts";
import * as form from "./form-actions.ts";
import {
  assertGold,
  assertOneVoice,
  assertSays,
  logInElsewhere,
  logOutElsewhere,
  pageText,
  reloadPage,
} from "./visits.ts";

const test = domSuite("passwords as models");
const backend = fakeBackend(test);
recordConsole(test, "error");

async function begin(hash: string, title: string): Promise<void> {
  await emptyPage();
  backend.holds();
  await form.openScreen(hash, title);
  // Toasts disappear after five seconds, and a reset leads to the login after three.
  stopClock();
}

const REFUSAL = "Not today";
const RESPONSES = {
  accepted: respondJson(200, {}),
  refused: respondJson(400, { message: REFUSAL }),
  "refused without a message": respondJson(400, {}),
  busy: respondJson(503, {}),
  lost: dropConnection,
} as const;
type Outcome = keyof typeof RESPONSES;
const OUTCOMES = Object.keys(RESPONSES) as Outcome[];
/** A refusal after a lost attempt is what differs most. */
const WEIGHTS = {
  accepted: 2,
  refused: 2,
  "refused without a message": 8,
  busy: 2,
  lost: 8,
} as const;

type Waiting = { readonly state: string; readonly isWaiting: boolean };
const isWaiting = ({ isWaiting }: Waiting) => isWaiting;
const isChecking = ({ state }: Waiting) => state === "check";
const isSending = ({ state, isWaiting }: Waiting) => state === "form" && isWaiting;
const canType = ({ state, isWaiting }: Waiting) => state === "form" && !isWaiting;
const hasLateCall = ({ isWaiting }: Waiting) => !isWaiting && backend.held.length > 0;

const respondLate = event("a response arrives late", hasLateCall, 1, () =>
  backend.end(RESPONSES.accepted),
);

/** Events after which the visitor sees the same screen again. Some make the page forget the e-mail. */
const visitorEvents = <Model>(enter: (model: Model, forgetsEmail: boolean) => Promise<void>) =>
  (
    [
      ["leaves and returns", form.leaveAndReturn, false],
      ["the phone reloads the page", reloadPage, true],
      ["another tab logs in", logInElsewhere, true],
      ["another tab logs out", logOutElsewhere, true],
    ] as const
  ).map(([name, change, forgetsEmail]) =>
    event(name, always, 1, async (model: Model) => {
      await change();
      await enter(model, forgetsEmail);
    }),
  );

type Forgot = {
  email: string;
  lastEmail: string;
  state: "form" | "sent";
  isWaiting: boolean;
  /** The address of the last attempt, and those whose links may be on their way. */
  requested: string;
  unconfirmed: readonly string[];
  said: Outcome | null;
};

const NEW_FORGOT: Forgot = {
  email: "",
  lastEmail: "",
  state: "form",
  isWaiting: false,
  requested: "",
  unconfirmed: [],
  said: null,
};

const canSend = ({ isWaiting, email }: Forgot) => !isWaiting && email !== "";

const forgotEvents: readonly Event<Forgot>[] = [
  ...["ama@b.lr", "musu@b.lr"].map((email) =>
    event(`types ${email}`, canType, 1, async (model: Forgot) => {
      form.type(forgotPassword.email, email);
      Object.assign(model, { email, lastEmail: email });
    }),
  ),
  event("presses Send Reset Link, or Send again", canSend, 12, async (model) => {
    if (model.state === "form") await form.press();
    else await form.click(forgotPassword.again);
    Object.assign(model, { requested: model.email, isWaiting: true, said: null });
  }),
  ...OUTCOMES.map((outcome) =>
    event(`the request is ${outcome}`, isWaiting, WEIGHTS[outcome], async (model: Forgot) => {
      await backend.end(RESPONSES[outcome]);
      const state = outcome === "accepted" ? "sent" : "form";
      Object.assign(model, { state, isWaiting: false, said: outcome });
      if (outcome === "lost") model.unconfirmed = [...model.unconfirmed, model.requested];
    }),
  ),
  respondLate,
  ...visitorEvents<Forgot>(async (model, forgetsEmail) => {
    if (forgetsEmail) model.lastEmail = "";
    Object.assign(model, { ...NEW_FORGOT, email: model.lastEmail, lastEmail: model.lastEmail });
  }),
];

function checkForgot({ email, state, isWaiting, requested, unconfirmed, said }: Forgot): void {
  const hasFailed = state === "form" && said !== null;
  const mayBeOnItsWay = hasFailed && unconfirmed.includes(requested);
  assert.is(form.heading(), screens.forgotPassword.title);
  assertOneVoice(FALLBACKS.requestResetLink, forgotPassword.mayBeOnItsWay);
  assert.is(form.busy(), isWaiting && state === "form");
  if (hasFailed || state === "sent") assertSays(forgotPassword.mayBeOnItsWay, mayBeOnItsWay);
  if (hasFailed) assert.is(pageText().includes(REFUSAL), said === "refused");
  if (said === "lost") assert.equal(form.failures(), [forgotPassword.mayBeOnItsWay]);
  assertGold(mayBeOnItsWay);
  assertSays(forgotPassword.sent, state === "sent");
  if (state === "form") assert.is(form.control(forgotPassword.email).value, email);
}

test("a forgotten password", () =>
  assertVisits({
    begin: async () => {
      await begin("#/forgot-password", screens.forgotPassword.title);
      return { ...NEW_FORGOT };
    },
    events: forgotEvents,
    check: checkForgot,
  }));

type Reset = {
  state: "check" | "form" | "done" | "invalid" | "unchecked";
  /** For the check of the link, or for the reset. */
  isWaiting: boolean;
  passwords: string;
  mayBeValid: boolean;
  said: Outcome | null;
};

const NEW_RESET: Reset = {
  state: "check",
  isWaiting: true,
  passwords: "",
  mayBeValid: false,
  said: null,
};

const CHECKED = {
  accepted: "form",
  refused: "invalid",
  "refused without a message": "invalid",
  busy: "unchecked",
  lost: "unchecked",
} as const;

const LINK = "#/reset-password/a-token?email=ama%40b.lr";

const resetEvents: readonly Event<Reset>[] = [
  ...OUTCOMES.flatMap((outcome) => [
    event(`the check of the link is ${outcome}`, isChecking, 1, async (model: Reset) => {
      await backend.end(RESPONSES[outcome]);
      Object.assign(model, { state: CHECKED[outcome], isWaiting: false });
    }),
    event(`the new password is ${outcome}`, isSending, 2, async (model: Reset) => {
      await backend.end(RESPONSES[outcome]);
      model.state = outcome === "accepted" ? "done" : "form";
      model.mayBeValid ||= outcome === "lost";
      Object.assign(model, { isWaiting: false, said: outcome });
    }),
  ]),
  event("types a password and presses Reset Password", canType, 4, async (model) => {
    for (const label of [resetPassword.password, resetPassword.confirmPassword])
      form.type(label, "dumboy-2");
    await form.press();
    Object.assign(model, { isWaiting: true, passwords: "dumboy-2", said: null });
  }),
  respondLate,
  event("leaves and opens the link again", always, 1, async (model) => {
    await changeHash("#/faq");
    await changeHash(LINK);
    Object.assign(model, NEW_RESET);
  }),
];

function checkReset({ state, passwords, mayBeValid, said }: Reset): void {
  assertOneVoice(FALLBACKS.setNewPassword, said === "lost" ? resetPassword.mayBeValid : REFUSAL);
  const hasFailed = state === "form" && said !== null;
  assertSays(resetPassword.mayBeValid, hasFailed && mayBeValid);
  const { label, path } = resetPassword.again;
  const links = [...document.querySelectorAll("main a")].map(
    (link) => link.textContent + link.getAttribute("href"),
  );
  // Neither of the two says anything about the link, and a new one makes it invalid.
  const isRefused = hasFailed && said !== "lost" && said !== "busy";
  const offersLink = isRefused || state === "invalid" || state === "unchecked";
  assert.is(links.includes(`${label}#${path}`), offersLink, "the offer of a new link");
  const { logIn, logInNow } = resetPassword;
  const offersLogin = links.includes(`${logIn.label}#${logIn.path}`);
  assert.is(offersLogin, hasFailed && mayBeValid, "the way to the login");
  assert.is(links.includes(`${logInNow}#${logIn.path}`), state === "done");
  if (said === "lost") assert.equal(form.failures(), [resetPassword.mayBeValid]);
  assertGold(state === "unchecked" || (hasFailed && mayBeValid));
  if (state === "form")
    assert.is(form.control(resetPassword.password).value, passwords, "the typed password");
}

test("a reset", () =>
  assertVisits({
    begin: async () => {
      await begin(LINK, screens.resetPassword.title);
      return { ...NEW_RESET };
    },
    events: resetEvents,
    check: checkReset,
  }));

test.run();
