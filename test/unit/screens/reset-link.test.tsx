import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo, openSite } from "../frame/visit.tsx";
import {
  backendOf,
  comesLate,
  EMPTY_BODIES,
  hangs,
  says,
  WRONG_ANSWERS,
  writes,
} from "./backend.ts";
import { listenTo } from "./network.ts";
import {
  assertPlainWords,
  failures,
  fill,
  heading,
  openScreen,
  press,
  successes,
  until,
} from "./portal.tsx";

const test = pageSuite("reset link");
const backend = backendOf(test);
listenTo(test, "error");
test.after.each(() => mock.timers.reset());

const LINK = "#/reset-password/a-token?email=musu%40example.com";
const VALID = "Create New Password";
const INVALID = "Invalid Reset Link";
const FALLBACK = "Invalid or expired reset link";
const UNCHECKED = "Reset Link Not Checked";
const TRY_AGAIN =
  "Your reset link could not be checked. Please check your connection and try again.";

/** Those of the wrong answers that don't come from the backend at all. */
const UNANSWERED = ["a redirect", "a dropped connection", "an answer that breaks off"];

const verifying = () => screen.queryByText("Verifying your reset link...") !== null;

function assertInvalid(words: string) {
  assert.is(heading(), INVALID);
  assert.is(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent, words);
  const again = screen.getByRole("link", { name: "Request New Reset Link" });
  assert.is(again.getAttribute("href"), "#/forgot-password");
  assert.is(document.querySelector("form"), null);
  assert.not.ok(verifying());
  assertPlainWords();
}

test("a link is verified before the form shows", async () => {
  const { late, release } = comesLate(says(200, {}));
  backend.answers(late);
  await openScreen(LINK, "Reset Password");
  assert.ok(verifying());
  assert.is(document.querySelector("form"), null);
  await release();
  await until(() => heading() === VALID);

  assert.not.ok(verifying());
  assert.equal([successes(), failures()], [[], []]);
});

for (const [what, body] of EMPTY_BODIES) {
  test(`a link that is answered with ${what} holds, since the body isn't read`, async () => {
    backend.answers(writes(200, body));
    await openScreen(LINK, VALID);
  });
}

for (const [hash, path, email] of [
  [LINK, "a-token?email=musu%40example.com", "musu@example.com"],
  [
    "#/reset-password/a-token?email=musu@example.com",
    "a-token?email=musu%40example.com",
    "musu@example.com",
  ],
  ["#/reset-password/a-token?email=mu+su%40b.lr", "a-token?email=mu%2Bsu%40b.lr", "mu+su@b.lr"],
  [
    "#/reset-password/a-token?x=1&email=a%40b.lr&email=c%40d.lr",
    "a-token?email=a%40b.lr",
    "a@b.lr",
  ],
  ["#/reset-password/a-token/?email=a%40b.lr", "a-token?email=a%40b.lr", "a@b.lr"],
  [
    "#/reset-password/a%2Fb%3Fc%23d?email=a%26b%3D@c.lr",
    "a%2Fb%3Fc%23d?email=a%26b%3D%40c.lr",
    "a&b=@c.lr",
  ],
  ["#/reset-password/%E0%A4%A?email=%", "%25E0%25A4%25A?email=%25", "%"],
  ["#/reset-password/%?email=50%off%40b.lr", "%25?email=50%25off%2540b.lr", "50%off%40b.lr"],
] as const) {
  test(`${hash} verifies and then resets by ${path}`, async () => {
    backend.answers(says(200, {}));
    await openScreen(hash, VALID);
    fill({ "New Password": "dumboy-2", "Confirm New Password": "dumboy-2" });
    await press();

    const [check, reset] = backend.calls;
    assert.is(check?.path, `/api/users/validate-reset-token/${path}`);
    assert.equal([check?.init.method ?? "GET", check?.init.body], ["GET", undefined]);
    assert.is(reset?.path, `/api/users/reset-password/${path.replace(/\?.*/, "")}`);
    assert.equal(JSON.parse(String(reset?.init.body)), { email, password: "dumboy-2" });
    assert.is(backend.calls.length, 2);
  });
}

for (const hash of [
  "#/reset-password",
  "#/reset-password/",
  "#/reset-password?email=musu%40example.com",
  "#/reset-password/?email=musu%40example.com",
  "#/reset-password/a-token",
  "#/reset-password/a-token?",
  "#/reset-password/a-token?email",
  "#/reset-password/a-token?email=",
  "#/reset-password/a-token?Email=musu%40example.com",
]) {
  test(`${hash} is invalid at once, and nobody is asked`, async () => {
    await openSite(hash);
    await until(() => heading() !== undefined);

    assertInvalid("Missing token or email parameter");
    assert.equal(backend.calls, []);
  });
}

test("the e-mail address may stand before the hash", async () => {
  window.history.replaceState(null, "", "/?email=a%40b.lr");
  try {
    backend.answers(says(200, {}));
    await openScreen("#/reset-password/a-token", VALID);
    await goTo("#/reset-password/a-token?email=c%40d.lr");
    await until(() => heading() === VALID);
  } finally {
    window.history.replaceState(null, "", "/");
  }
  assert.equal(
    backend.calls.map(({ path }) => path.split("?")[1]),
    ["email=a%40b.lr", "email=c%40d.lr"],
  );
});

for (const token of ["..", ".", "%2E%2E", "%2e"]) {
  test(`a token of ${token} reaches no other call of the backend`, async () => {
    backend.answers(says(200, {}));
    await openSite(`#/reset-password/${token}?email=a%40b.lr`);
    await until(() => heading() === INVALID || heading() === VALID);

    const others = backend.calls.filter(({ path }) => !path.includes("/validate-reset-token/"));
    assert.equal(others, []);
    assertInvalid(FALLBACK);
  });
}

for (const [what, answer, words] of [
  ["400 and a message", says(400, { message: "The link was used" }), "The link was used"],
  ["404 and a message", says(404, { message: "Unknown link" }), "Unknown link"],
  ["500 and a message", says(500, { message: "Come back later" }), "Come back later"],
  ["410", says(410, {}), FALLBACK],
  ...WRONG_ANSWERS.filter(([what]) => !UNANSWERED.includes(what)).map(
    ([what, answer]) => [what, answer, FALLBACK] as const,
  ),
] as const) {
  test(`a link answered with ${what} is invalid: "${words}"`, async () => {
    backend.answers(answer);
    await openScreen(LINK, INVALID);

    assertInvalid(words);
    assert.equal([failures(), successes()], [[words], []]);
    assert.is(backend.calls.length, 1);
  });
}

for (const [what, answer] of WRONG_ANSWERS.filter(([what]) => UNANSWERED.includes(what))) {
  test(`a link that got ${what} isn't called invalid, and can be checked again`, async () => {
    backend.answers(answer);
    await openScreen(LINK, UNCHECKED);
    assert.equal([failures(), successes()], [[TRY_AGAIN], []]);
    assert.ok(screen.getAllByText(TRY_AGAIN).some((text) => text.closest("main")));
    assert.is(document.querySelector("form"), null);
    assertPlainWords();

    const { late, release } = comesLate(says(200, {}));
    backend.answers(late);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    assert.ok(verifying());
    assert.equal(failures(), []);
    await release();
    await until(() => heading() === VALID);
    assert.equal(
      backend.calls.map(({ path }) => path),
      Array(2).fill("/api/users/validate-reset-token/a-token?email=musu%40example.com"),
    );
  });
}

test("a link that can't be checked a second time says so again", async () => {
  await openScreen(LINK, UNCHECKED);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await until(() => heading() === UNCHECKED);
  assert.equal(failures(), [TRY_AGAIN]);

  backend.answers(says(410, {}));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await until(() => heading() === INVALID);
  assertInvalid(FALLBACK);
});

test("it waits ten seconds for the verification, and its toast stays for five", async () => {
  // The screen itself comes without a timer; the ten seconds begin with it.
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  backend.answers(hangs);
  await openScreen(LINK, "Reset Password");
  await act(async () => mock.timers.tick(9_999));
  assert.ok(verifying());
  await act(async () => mock.timers.tick(1));
  await until(() => heading() === UNCHECKED);

  await act(async () => mock.timers.tick(4_999));
  assert.equal(failures(), [TRY_AGAIN]);
  await act(async () => mock.timers.tick(1));
  assert.equal(failures(), []);
});

test("another link in the same tab is verified anew", async () => {
  backend.answers(says(400, { message: "The link was used" }));
  await openScreen(LINK, INVALID);
  backend.answers(says(200, {}));
  await goTo("#/reset-password/another?email=musu%40example.com");
  await until(() => heading() === VALID);

  assert.match(backend.calls[1]?.path ?? "", "/validate-reset-token/another?");
});

for (const [what, answer] of [
  ["a success", says(200, {})],
  ["a failure", says(400, { message: "The link was used" })],
] as const) {
  test(`${what} that comes after the visitor left does nothing`, async () => {
    const { late, release } = comesLate(answer);
    backend.answers(late);
    await openScreen(LINK, "Reset Password");
    await goTo("#/faq");
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();

    assert.equal([successes(), failures()], [[], []]);
    assert.is(window.location.hash, "#/faq");
  });
}

test.run();
