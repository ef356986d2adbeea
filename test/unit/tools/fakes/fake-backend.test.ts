/** The fake backend follows the contract, and refuses a used or expired reset link. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationFields } from "../../../../src/rules/application-fields.ts";
import { sampleUser, startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
import { sampleApplication } from "../../../../src/tools/fakes/sample-application.ts";
import { assertContract } from "../../../helpers/contract.ts";

const test = suite("fake backend");

const reports: string[] = [];
const report = (text: string) => reports.push(text);
const backend = await startFakeBackend({ port: 0, site: () => "http://a.test/", report });

test.before(() => mock.timers.enable({ apis: ["Date"] }));
test.after(() => {
  mock.timers.reset();
  return backend.close();
});

/** Posts a form, or an object as JSON. @returns the status of the response, after a check of it. */
async function post(path: string, body: object): Promise<number> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const init = body instanceof FormData ? { body } : json;
  const response = await fetch(`${backend.origin}/api/${path}`, { method: "POST", ...init });
  assertContract("POST", `/api/${path}`, response, await response.json());
  return response.status;
}

for (const [path, body, status] of [
  ["users/register", { ...sampleUser, email: "musu@example.com" }, 201],
  ["users/register", sampleUser, 409],
  ["users/register", {}, 400],
  ["users/login", sampleUser, 200],
  ["users/login", {}, 401],
  ["users/forgot-password", {}, 400],
  ["accounts/create", new FormData(), 400],
] as const)
  test(`the fake backend's response ${status} to ${path} follows the contract`, async () => {
    assert.is(await post(path, body), status);
  });

test("a reset link of the fake backend is valid once, for its e-mail address and for half an hour", async () => {
  const { email } = sampleUser;
  const tokenOf = async (email: string) => {
    await post("users/forgot-password", { email });
    return /reset-password\/([^?]+)/.exec(reports.at(-1) ?? "")?.[1] ?? "";
  };
  const reset = (token: string, address = email) =>
    post(`users/reset-password/${token}`, { email: address, password: "a new one" });

  const first = await tokenOf(email);
  const last = await tokenOf(email);
  assert.is(await reset(first), 400, "an older link is valid");
  assert.is(await reset(last, "musu@example.com"), 400, "another address is valid");
  assert.is(await reset(last), 200);
  assert.is(await reset(last), 400, "a used link is valid");

  const late = await tokenOf(email);
  mock.timers.tick(30 * 60 * 1000);
  assert.is(await reset(late), 400, "an expired link is valid");
});

/** An application with another photo, or another value of a field. */
function application(photo: File, fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sampleApplication, ...fields }))
    form.set(name, value);
  form.set("idCardImage", photo);
  return form;
}

const png = { type: "image/png" };
const photo = new File(["a"], "card.png", png);

test("a name in an application can't write over the lines of a maintainer's terminal", async () => {
  const fullName = `Musu\u001b[2J\u202e\n\u009b1A${"u".repeat(300)}`;
  const file = new File(["a"], `\u001b]0;title\u0007.png${"g".repeat(300)}`, png);
  await post("accounts/create", application(file, { fullName }));
  const lines = (reports.at(-1) ?? "").split("\n");
  assert.not.match(lines.join(""), /\p{C}/u);
  assert.match(lines[1] ?? "", /^ {2}fullName: Musu\[2J 1Au+…$/);
  assert.ok(lines.every((line) => line.length < 260));
  // A line for the application, one for each field, and one for the photo.
  assert.is(lines.length, 1 + applicationFields.length + 1);
});

test("a maintainer's terminal shows only the end of an applicant's ID number", async () => {
  await post("accounts/create", application(photo, { idNumber: "LR-123456" }));
  assert.match(reports.at(-1) ?? "", /^ {2}idNumber: \*{6}456$/m);
});

test.run();
