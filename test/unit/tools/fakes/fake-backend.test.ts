/** The fake backend follows the contract, and refuses a used reset link. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sampleUser, startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
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

test.run();
