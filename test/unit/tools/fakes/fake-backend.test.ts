/** The fake backend follows the contract. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { PHOTO_FIELD } from "../../../../src/rules/application-fields.ts";
import { sampleUser, startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
import { sampleApplication } from "../../../../src/tools/fakes/sample-application.ts";
import { assertContract } from "../../../helpers/contract.ts";

const test = suite("fake backend");

const reports: string[] = [];
const report = (text: string) => reports.push(text);
const backend = await startFakeBackend({ port: 0, site: () => "http://a.test/", report });

test.after(() => backend.close());

/** Posts a form, or an object as JSON. @returns the status of the response, after a check of it. */
async function post(path: string, body: object): Promise<number> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const init = body instanceof FormData ? { body } : json;
  const response = await fetch(`${backend.origin}/api/${path}`, { method: "POST", ...init });
  assertContract("POST", `/api/${path}`, response, await response.json());
  return response.status;
}

/** The same address as another with capitals and blanks. */
const spelled = { ...sampleUser, email: ` ${sampleUser.email.toUpperCase()} ` };

for (const [path, body, status] of [
  ["users/register", { ...sampleUser, email: "musu@example.com" }, 201],
  ["users/register", sampleUser, 409],
  ["users/register", spelled, 409],
  ["users/register", {}, 400],
  ["users/login", sampleUser, 200],
  ["users/login", spelled, 200],
  ["users/login", {}, 401],
  ["users/forgot-password", {}, 400],
  ["accounts/create", new FormData(), 400],
] as const)
  test(`the fake backend's response ${status} to ${path} of ${JSON.stringify(body)} follows the contract`, async () => {
    assert.is(await post(path, body), status);
  });

test("a reset link of the fake backend is valid once, and for its e-mail address", async () => {
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
});

test("the fake backend stores no application twice, and both of two with other answers", async () => {
  const { email } = sampleApplication;
  for (const [answers, status, report] of [
    [{}, 201, "received"],
    [{}, 200, "received again, and not stored"],
    [
      { email: email.toUpperCase(), phone: "+231 880 000 000" },
      200,
      "received again, with other answers",
    ],
    [{ idNumber: "LR-2" }, 201, "received"],
  ] as const) {
    const form = new FormData();
    for (const [name, answer] of Object.entries({ ...sampleApplication, ...answers }))
      form.set(name, answer);
    form.set(PHOTO_FIELD, new File(["photo"], "card.jpg", { type: "image/jpeg" }));
    assert.is(await post("accounts/create", form), status);
    assert.is(reports.at(-1)?.split("\n")[0], `Account application ${report}`);
  }
});

test.run();
