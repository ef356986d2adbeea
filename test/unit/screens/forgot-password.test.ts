/** A visitor who forgot the password gets a link, or learns that it may be on its way. */
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { forgotPassword as words } from "../../../src/content/forgot-password.ts";
import { FALLBACKS } from "../../../src/rules/messages.ts";
import { screens } from "../../../src/screen-table.ts";
import {
  assertAbsent,
  assertFocus,
  assertReadsFrom,
  leaveCaretAtEnd,
  textsOf,
} from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import {
  dropConnection,
  fakeBackend,
  neverRespond,
  respondHtml,
  respondJson,
} from "./backend-responses.ts";
import * as form from "./form-actions.ts";

const test = domSuite("forgot password");
const backend = fakeBackend(test);

const open = () => form.openScreen("#/forgot-password", screens.forgotPassword.title);
const back = () => screen.getByRole("link", { name: words.back.label }).getAttribute("href");

test("a success message replaces the form after sending", async () => {
  await open();
  assert.is(back(), "#/login");
  form.type(words.email, " musu@example.com ");
  backend.responds(respondHtml(202, "OK"));
  leaveCaretAtEnd();
  await form.submit();

  assert.equal(backend.posted(), [
    { call: "POST /api/users/forgot-password", body: { email: "musu@example.com" } },
  ]);
  assert.is(document.activeElement?.textContent, words.sent);
  assertReadsFrom(document.activeElement);
  assertAbsent(document.querySelector("form"));
  assert.equal([form.successes(), form.failures()], [[words.done], []]);
  assert.is(window.location.hash, "#/forgot-password");
  assert.is(back(), "#/login");
});

test("Send again, pressed twice, sends one request, and keeps the focus", async () => {
  await open();
  form.type(words.email, "musu@example.com");
  backend.responds(respondHtml(202, "OK"));
  await form.submit();
  const again = screen.getByRole("button", { name: words.again });
  again.focus();

  backend.responds(neverRespond);
  for (let press = 0; press < 2; press += 1) await act(async () => fireEvent.click(again));
  assert.is(backend.posted().length, 2);
  assert.is(again.textContent, words.busy);
  const said = textsOf(screen.getAllByRole("status"));
  assert.ok(said.includes(words.busy), "a screen reader says that it is busy");
  // In browsers a disabled button loses the focus, but not in happy-dom.
  assert.not(again.hasAttribute("disabled"));
  assertFocus(again);
});

test("each address whose request got no response may have a link on its way, and no other", async () => {
  await open();
  for (const [email, respond, said] of [
    ["ama@example.com", dropConnection, words.mayBeOnItsWay],
    ["musu@example.com", dropConnection, words.mayBeOnItsWay],
    ["ama@example.com", respondJson(400, {}), words.mayBeOnItsWay],
    ["kofi@example.com", respondJson(400, {}), FALLBACKS.requestResetLink],
  ] as const) {
    form.type(words.email, email);
    backend.responds(respond);
    await form.submit();
    assert.equal(form.failures(), [said], email);
  }
});

test.run();
