import * as assert from "uvu/assert";
import { applicationFields } from "../../../../src/rules/application-fields.ts";
import { backendSuite } from "./backend-suite.ts";

const { test, send, reports } = backendSuite("fake accounts API");

const LIMIT = 5 * 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe1];

/** A file with these first bytes. Its name and type are always those of a PNG. */
function image(start: readonly number[], size = 100): File {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], "card.png", { type: "image/png" });
}

const texts = applicationFields.map(({ name, options }) => [name, options?.[0] ?? "text"]);

type Form = Readonly<Record<string, string | File | null>>;

/** Sends a whole application with some changes; null leaves a field out. */
function apply(changes: Form) {
  const form: Form = { ...Object.fromEntries(texts), idCardImage: image(png), ...changes };
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== null) body.set(name, value);
  return send("/api/accounts/create", { method: "POST", body });
}

for (const { name, options } of applicationFields) {
  test(`${name} is required, and is one of the form's options`, async () => {
    for (const value of [null, " \n", image(png)])
      assert.is(
        (await apply({ [name]: value })).body.message,
        `Missing required fields: ${name}`,
        "src/tools/start/accounts-api.ts has to require the fields of src/rules/application-fields.ts",
      );
    if (options) assert.is((await apply({ [name]: "Other" })).status, 400);
    assert.equal(reports, []);

    for (const value of options ?? ["text"])
      assert.ok((await apply({ [name]: value })).status < 300);
  });
}

test("an application that comes again is answered 200, and isn't stored", async () => {
  const email = "musu@example.com";
  assert.is((await apply({ email, idCardImage: image(png) })).status, 201);
  // The visitor has changed what doesn't say whose it is.
  assert.is((await apply({ email, idCardImage: image(jpeg), phone: "088" })).status, 200);
  for (const { name, options } of applicationFields)
    if (["email", "idType", "idNumber", "accountType"].includes(name))
      assert.is((await apply({ email, [name]: options?.[1] ?? "other" })).status, 201);

  const headings = reports.map((report) => report.split("\n")[0]);
  const received = "Account application received";
  const again = "Account application received again, and not stored";
  assert.equal(headings, [received, again, received, received, received, received]);
});

for (const [what, idCardImage, status] of [
  ["a PNG", image(png), 201],
  ["a JPEG", image(jpeg), 201],
  ["a PNG one byte below 5 MB", image(png, LIMIT - 1), 201],
  ["a PNG of 5 MB", image(png, LIMIT), 413],
  ["missing", null, 400],
  ["text", "card.png", 400],
  ["of no bytes", image([], 0), 400],
  ["neither PNG nor JPEG", image([0x47, 0x49, 0x46, 0x38]), 400],
] as const) {
  test(`an application whose image is ${what} is answered with ${status}`, async () => {
    assert.is((await apply({ idCardImage })).status, status);
    assert.is(reports.length, status === 201 ? 1 : 0);
  });
}

test.run();
