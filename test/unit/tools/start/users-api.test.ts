/** The fake backend refuses the reset links that a real one does, so that a newcomer sees what the site then says. */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sampleUser, startBackend } from "../../../../src/tools/start/backend.ts";

const test = suite("fake users API");

const links: string[] = [];
const report = (link: string) => links.push(link);
const backend = await startBackend({ port: 0, site: () => "http://a.test/", report });

test.before(() => mock.timers.enable({ apis: ["Date"] }));
test.after(() => {
  mock.timers.reset();
  return backend.close();
});

test("a reset link is valid once, with its token and its e-mail address, for half an hour", async () => {
  const { email } = sampleUser;
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${backend.origin}/api/users/${path}`, init)).status;
  };
  const tokenOf = async (email: string) => {
    await post("forgot-password", { email });
    return /reset-password\/([^?]+)/.exec(links.at(-1) ?? "")?.[1] ?? "";
  };
  const reset = (token: string, address = email) =>
    post(`reset-password/${token}`, { email: address, password: "a new one" });

  const first = await tokenOf(email);
  const last = await tokenOf(email);
  assert.is(await reset(first), 400, "one before the last");
  assert.is(await reset(last, "musu@example.com"), 400, "with another address");
  assert.is(await reset(last), 200);
  assert.is(await reset(last), 400, "a second time");

  const late = await tokenOf(email);
  mock.timers.tick(30 * 60 * 1000);
  assert.is(await reset(late), 400, "after half an hour");
});

test.run();
