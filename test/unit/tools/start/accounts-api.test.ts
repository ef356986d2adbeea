/**
 * The fake backend has a list of its own of what an application has. Without this a maintainer's new field or option
 * would be refused under `npm start`, or a wrong one be taken.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationFields } from "../../../../src/rules/application-fields.ts";
import { startBackend } from "../../../../src/tools/start/backend.ts";

const test = suite("fake accounts API");

const backend = await startBackend({ port: 0, site: () => "http://a.test/", report() {} });
test.after(() => backend.close());

test("it requires the fields of the form, with their options", async () => {
  const image = new Blob([new Uint8Array([0xff, 0xd8, 0xff])]);

  /** The status of an application that has these values. */
  async function apply(values: Readonly<Record<string, string>>): Promise<number> {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    body.set("idCardImage", image);
    const { status } = await fetch(`${backend.origin}/api/accounts/create`, {
      method: "POST",
      body,
    });
    return status;
  }

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

test.run();
