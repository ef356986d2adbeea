/**
 * The fake backend has its own list of an application's fields, and reset links that end. Without
 * this `npm start` would refuse a maintainer's new option, or take a link that was used.
 */
import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationFields } from "../../../../src/rules/application-fields.ts";
import { sampleUser, startBackend } from "../../../../src/tools/start/backend.ts";

const test = suite("fake backend");

const links: string[] = [];
const report = (link: string) => links.push(link);
const backend = await startBackend({ port: 0, site: () => "http://a.test/", report });

test.before(() => mock.timers.enable({ apis: ["Date"] }));
test.after(() => {
  mock.timers.reset();
  return backend.close();
});

/** The status of the response to a form or, as JSON, to an object. */
async function post(path: string, body: object): Promise<number> {
  const init =
    body instanceof FormData
      ? { body }
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await fetch(`${backend.origin}/api/${path}`, { method: "POST", ...init })).status;
}

test("an application has the fields of the form, with their options", async () => {
  const apply = (values: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    body.set("idCardImage", new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]));
    return post("accounts/create", body);
  };
  const whole = Object.fromEntries(
    applicationFields.map(({ name, options }) => [name, options?.[0] ?? "text"]),
  );
  for (const { name, options } of applicationFields) {
    const { [name]: _, ...rest } = whole;
    assert.is(
      await apply(rest),
      400,
      `src/tools/start/accounts-api.ts has to require ${name}, as src/rules/application-fields.ts does`,
    );
    if (options) assert.is(await apply({ ...whole, [name]: "Other" }), 400, name);
    for (const value of options ?? ["text"])
      assert.ok((await apply({ ...whole, [name]: value })) < 300, `${name}: ${value}`);
  }
});

test("a reset link is valid once, with its token and its e-mail address, for half an hour", async () => {
  const { email } = sampleUser;
  const tokenOf = async (email: string) => {
    await post("users/forgot-password", { email });
    return /reset-password\/([^?]+)/.exec(links.at(-1) ?? "")?.[1] ?? "";
  };
  const reset = (token: string, address = email) =>
    post(`users/reset-password/${token}`, { email: address, password: "a new one" });

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
