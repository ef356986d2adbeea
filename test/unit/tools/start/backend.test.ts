/** `npm start` would accept a used or expired reset link, or refuse what the site sends. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { sampleApplication } from "../../../../src/tools/sample-application.ts";
import { sampleUser, startBackend } from "../../../../src/tools/start/backend.ts";
import { assertContract } from "../../../helpers/contract.ts";
import { photoTypes } from "../../../helpers/photo-types.ts";
import { suite } from "../../../helpers/suite.ts";

const test = suite("fake backend");

const reports: string[] = [];
const report = (text: string) => reports.push(text);
const backend = await startBackend({ port: 0, site: () => "http://a.test/", report });

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

for (const [type, bytes] of photoTypes)
  test(`the fake backend accepts an application with a photo of the type ${type}`, async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(sampleApplication)) body.set(name, value);
    // The backend takes the type from the bytes.
    body.set("idCardImage", new File([bytes], "card", { type: "image/png" }));
    assert.ok([200, 201].includes(await post("accounts/create", body)));
    assert.match(reports.at(-1) ?? "", `card, ${type}, ${bytes.length} bytes`);
  });

test.run();
