/** `npm start` would accept a used or expired reset link, or refuse a photo that the site sends. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { sampleApplication } from "../../../../src/tools/sample-application.ts";
import { sampleUser, startBackend } from "../../../../src/tools/start/backend.ts";
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

/** Posts an object as JSON. @returns the status of the response. */
async function post(path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${backend.origin}/api/${path}`, init)).status;
}

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
    const { ok } = await fetch(`${backend.origin}/api/accounts/create`, { method: "POST", body });
    assert.ok(ok);
    assert.match(reports.at(-1) ?? "", `card, ${type}, ${bytes.length} bytes`);
  });

test.run();
