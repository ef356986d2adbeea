import * as assert from "uvu/assert";
import { backendSuite } from "./backend-suite.ts";

const { test, send, reports } = backendSuite("accounts API stand-in", { fresh: false });

const fields = {
  fullName: "Ama Sample",
  email: "ama@example.com",
  phone: "+231 000 000 000",
  address: "10th Street\nSinkor",
  dateOfBirth: "1990-05-17",
  gender: "Female",
  occupation: "Trader",
  idType: "Driver's License",
  idNumber: "LR-0098-417",
  accountType: "Susu Account",
};

const megabyte = 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe1];

function image(start: readonly number[], size: number, name = "card.png", type = "image/png") {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name, { type });
}

function form(changes: Record<string, string | File | null> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    ...fields,
    idCardImage: image(png, 1000),
    ...changes,
  })) {
    if (value !== null) data.append(name, value);
  }
  return data;
}

const apply = (body: BodyInit, headers: Record<string, string> = {}) =>
  send("/api/accounts/create", { method: "POST", body, headers });

const applyRaw = (body: string | Uint8Array<ArrayBuffer>, boundary = "; boundary=edge") =>
  apply(body, { "content-type": `multipart/form-data${boundary}` });

test("an application is received without a sign-in and reported, its ID number masked", async () => {
  const { status, body } = await apply(form());

  assert.is(status, 201);
  assert.type(body.message, "string");
  assert.is(reports.length, 1);
  assert.equal(reports[0]?.split("\n"), [
    "Account application received",
    "  fullName: Ama Sample",
    "  email: ama@example.com",
    "  phone: +231 000 000 000",
    "  address: 10th Street Sinkor",
    "  dateOfBirth: 1990-05-17",
    "  gender: Female",
    "  occupation: Trader",
    "  idType: Driver's License",
    "  idNumber: ********417",
    "  accountType: Susu Account",
    "  idCardImage: card.png, image/png, 1000 bytes",
  ]);
});

for (const [number, shown] of [
  ["1234", "*234"],
  ["123", "***"],
  ["7", "*"],
] as const) {
  test(`the ID number ${number} is reported as ${shown}`, async () => {
    await apply(form({ idNumber: number }));
    assert.match(reports[0] ?? "", `idNumber: ${shown}\n`);
  });
}

test("nothing that is sent can steer a terminal or fake a line of the report", async () => {
  const { status } = await apply(
    form({
      fullName: "Ama\r\n  idNumber: 1\u001b[2J",
      address: "10th\u2028Street",
      idCardImage: image(png, 10, "card\n\u001b]0;.png"),
    }),
  );

  assert.is(status, 201);
  assert.is(reports[0]?.split("\n").length, 12);
  assert.not.match(reports[0]?.replaceAll("\n", "") ?? "", /[\p{C}\p{Zl}]/u);
});

for (const [what, file, type] of [
  ["PNG", image(png, 8), "image/png"],
  ["JPEG", image(jpeg, 3, "card.jpg", "image/jpeg"), "image/jpeg"],
  ["PNG without a type", image(png, 100, "card", ""), "image/png"],
  ["JPEG under another type", image(jpeg, 100, "card.txt", "text/plain"), "image/jpeg"],
  ["PNG of 5 MiB but one byte", image(png, 5 * megabyte - 1), "image/png"],
  ["JPEG with a name in another script", image(jpeg, 10, "بطاقة.jpg"), "image/jpeg"],
] as const) {
  test(`the image may be a ${what}`, async () => {
    const { status } = await apply(form({ idCardImage: file }));
    assert.is(status, 201);
    const line = `  idCardImage: ${file.name}, ${type}, ${file.size} bytes`;
    assert.is(reports[0]?.split("\n").at(-1), line);
  });
}

for (const [what, file, status, message] of [
  ["missing", null, 400, "Please upload your ID card image"],
  ["text", "card.png", 400, "Please upload your ID card image"],
  ["empty", image([], 0), 400, "Please select a valid image file"],
  ["of zeros", image([], 100), 400, "Please select a valid image file"],
  ["the start of a PNG", image(png, 7), 400, "Please select a valid image file"],
  ["the start of a JPEG", image(jpeg, 2), 400, "Please select a valid image file"],
  ["a GIF", image([0x47, 0x49, 0x46, 0x38], 100), 400, "Please select a valid image file"],
  ["a PNG later on", image([0, ...png], 100), 400, "Please select a valid image file"],
  ["a PNG of 5 MiB", image(png, 5 * megabyte), 413, "Image size must be less than 5MB"],
  ["nothing, of 5 MiB", image([], 5 * megabyte), 413, "Image size must be less than 5MB"],
  ["of 7 MiB", image(png, 7 * megabyte), 413, "Image size must be less than 5MB"],
] as const) {
  test(`the image is ${what}`, async () => {
    const answer = await apply(form({ idCardImage: file }));
    assert.is(answer.status, status);
    assert.is(answer.body.message, message);
    assert.equal(reports, []);
  });
}

for (const name of Object.keys(fields)) {
  for (const [how, value] of [
    ["missing", null],
    ["blank", " \n"],
    ["a file", image(png, 100)],
  ] as const) {
    test(`${name} is ${how}`, async () => {
      const { status, body } = await apply(form({ [name]: value }));
      assert.is(status, 400);
      assert.is(body.message, `Missing required fields: ${name}`);
      assert.equal(reports, []);
    });
  }
}

test("every field that is missing is named, in the form's order", async () => {
  const { status, body } = await apply(form({ accountType: "", phone: null, email: " " }));
  assert.is(status, 400);
  assert.is(body.message, "Missing required fields: email, phone, accountType");

  const nothing = await apply(new FormData());
  assert.is(nothing.status, 400);
});

for (const [name, options] of [
  ["gender", ["Male", "Female"]],
  ["idType", ["National ID", "Voter ID", "Passport", "Driver's License"]],
  ["accountType", ["Savings", "Current", "Student", "Business", "Susu Account"]],
] as const) {
  test(`${name} is one of its options`, async () => {
    for (const option of options) {
      assert.is((await apply(form({ [name]: option }))).status, 201);
    }
    for (const other of ["Other", "toString", options[0].toLowerCase(), `${options[0]}x`]) {
      const { status, body } = await apply(form({ [name]: other }));
      assert.is(status, 400);
      assert.is(body.message, `${name} must be one of: ${options.join(", ")}`);
    }
    assert.is(reports.length, options.length);
  });
}

for (const [what, body, boundary] of [
  ["without a boundary", "--edge\r\n\r\n--edge--", ""],
  ["with an empty boundary", "--\r\n\r\n----", "; boundary="],
  ["with another boundary", "--other\r\n\r\n--other--"],
  ["empty", ""],
  ["plain text", "fullName=Ama"],
  ["cut after its boundary", "--edge"],
  ["cut within a header", '--edge\r\nContent-Disposition: form-data; name="fullN'],
  ["cut within a value", '--edge\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nAm'],
  ["with a part that has no name", "--edge\r\n\r\nAma\r\n--edge--\r\n"],
  ["with bytes that aren't text", new Uint8Array(5000).fill(0xff)],
] as const) {
  test(`a malformed form: ${what}`, async () => {
    const answer = await applyRaw(body, boundary);
    assert.is(answer.status, 400);
    assert.is(answer.body.message, "The form is malformed");
    assert.equal(reports, []);
  });
}

test("a whole form that is cut or changed at any place is answered, never failed", async () => {
  const whole = new Response(form({ idCardImage: image(png, 20) }));
  const type = whole.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const allowed = [201, 400];

  for (let at = 0; at < bytes.length; at += 7) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x85;
    for (const body of [bytes.slice(0, at), changed]) {
      const { status } = await apply(body, { "content-type": type });
      assert.ok(allowed.includes(status), `${status} at ${at}`);
    }
  }
});

test("a form of more than 8 MiB is refused once it is all there", async () => {
  const answer = await apply(form({ idCardImage: image(png, 8 * megabyte) }));
  assert.is(answer.status, 413);
  assert.match(answer.body.message, "more than 8388608 bytes");
});

for (const type of ["application/json", "text/plain", "multipart/mixed; boundary=edge", ""]) {
  test(`an application of the type "${type}" is refused`, async () => {
    const { status, body } = await apply("{}", { "content-type": type });
    assert.is(status, 415);
    assert.match(body.message, "multipart/form-data");
  });
}

test.run();
