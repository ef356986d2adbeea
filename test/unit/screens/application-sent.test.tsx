import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo, signIn } from "../frame/visit.tsx";
import {
  backendOf,
  comesLate,
  EMPTY_BODIES,
  hangs,
  says,
  WRONG_ANSWERS,
  writes,
} from "./backend.ts";
import {
  APPLICATION,
  assertPlainWords,
  banner,
  bannerElement,
  busy,
  choose,
  chosen,
  errorsAt,
  failures,
  fill,
  isDisabled,
  openScreen,
  photo,
  press,
  stored,
  submit,
  submitButton,
  successes,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("application that is sent");
const backend = backendOf(test);
test.after.each(() => mock.timers.reset());

const open = () => openScreen("#/accounts", "Open a New Bank Account");

const LABELS = Object.keys(APPLICATION);
const EMPTY = Object.fromEntries(LABELS.map((label) => [label, ""]));
const DONE = "Account application submitted successfully!";
const KEPT = "Everything that you entered is still here.";
const FAILED = "Submission failed. Please try again.";

async function fillIn() {
  fill(APPLICATION);
  await choose(photo());
}

test("what is sent is a multipart form of eleven parts, without an Authorization header", async () => {
  signIn();
  await open();
  await fillIn();
  backend.answers(says(201, {}));
  await submit();

  const [call] = backend.calls;
  assert.is(backend.calls.length, 1);
  assert.is(`${call?.init.method} ${call?.path}`, "POST /api/accounts/create");
  const request = new Request("http://localhost", call?.init);
  assert.match(request.headers.get("content-type") ?? "", /^multipart\/form-data; boundary=/);
  assert.is(request.headers.get("authorization"), null);
  const parts = [...(await request.formData())];
  assert.equal(parts.slice(0, 10), [
    ["fullName", "Musu Kollie"],
    ["email", "musu@example.com"],
    ["phone", "+231 770 000 000"],
    ["address", "Sinkor, Monrovia"],
    ["dateOfBirth", "1990-04-03"],
    ["gender", "Female"],
    ["occupation", "Trader"],
    ["idType", "Driver's License"],
    ["idNumber", "LR-123456"],
    ["accountType", "Susu Account"],
  ]);
  const [name, file] = parts[10] ?? [];
  assert.is(parts.length, 11);
  assert.is(name, "idCardImage");
  assert.ok(file instanceof File);
  assert.equal([file.name, file.type], ["id.png", "image/png"]);
  assert.equal(await file.bytes(), await photo().bytes());
});

test("while it is sent nothing can be changed, and pressing on sends no second one", async () => {
  await open();
  await fillIn();
  backend.answers(hangs);
  submitButton()?.click();
  await press();
  fireEvent.submit(submitButton()?.form ?? document.body);

  assert.is(submitButton()?.textContent, "Submitting...");
  const controls = document.querySelectorAll("form input, form select, form button");
  assert.is(controls.length, 12, "ten fields, the picture, the button");
  for (const element of controls) assert.ok(isDisabled(element), element.outerHTML);
  assert.is(backend.calls.length, 1);
});

for (const [what, answer] of [
  ["200", says(200, { message: "Received" })],
  ["201", says(201, {})],
  // What stands in the body of a success isn't shown (spec section 7).
  ...EMPTY_BODIES.map(([what, ...body]) => [`201 and ${what}`, writes(201, ...body)] as const),
] as const) {
  test(`answered with ${what}, the form says so and is empty again`, async () => {
    await open();
    await fillIn();
    backend.answers(answer);
    await submit();

    assert.equal([successes(), failures()], [[DONE], []]);
    assert.equal(typed(...LABELS), EMPTY);
    assert.is(chosen(), null);
    assert.equal([errorsAt(...LABELS, "ID Card Image"), banner()], [{}, null]);
    assert.is(document.activeElement?.textContent, DONE);
    assert.is(submitButton()?.textContent, "Submit Application");
  });
}

const SAID = [400, 401, 409, 413, 422, 500, 503].map((status) => {
  const message = `The server's words for ${status}`;
  return [`${status} and a message`, says(status, { message }), message] as const;
});
const WORDLESS = [
  ...WRONG_ANSWERS.map(([what, answer]) => [what, answer, FAILED] as const),
  ["202", says(202, {}), FAILED] as const,
  ["204", async () => new Response(null, { status: 204 }), FAILED] as const,
];

for (const [what, answer, words] of [...SAID, ...WORDLESS]) {
  test(`answered with ${what}, the form keeps everything and says "${words}"`, async () => {
    await open();
    await fillIn();
    backend.answers(answer);
    await submit();

    assert.equal([failures(), successes()], [[words], []]);
    assert.is(banner(), `${words}${KEPT}Try again`);
    assert.is(document.activeElement, bannerElement());
    assert.equal(typed(...LABELS), APPLICATION);
    assert.match(chosen() ?? "", "id.png");
    assert.equal(stored(), {});
    assertPlainWords();
  });
}

test("an upload may take as long as it takes", async () => {
  await open();
  await fillIn();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { late, release } = comesLate(says(201, {}));
  backend.answers((init) => Promise.race([late(init), hangs(init)]));
  await press();
  await act(async () => mock.timers.tick(600_000));
  assert.ok(busy());
  await release();
  await until(() => !busy());

  assert.equal(successes(), [DONE]);
});

for (const [what, answer] of [
  ["a success", says(201, {})],
  ["a failure", says(500, {})],
] as const) {
  test(`${what} that comes after the visitor left does nothing`, async () => {
    await open();
    await fillIn();
    const { late, release } = comesLate(answer);
    backend.answers(late);
    await press();
    assert.ok(busy());
    await goTo("#/faq");
    fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();

    assert.equal([successes(), failures()], [[], []]);
    assert.is(window.location.hash, "#/faq");
  });
}

test.run();
