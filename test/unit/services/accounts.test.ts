import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError } from "../../../src/lib/http.ts";
import { applicationFields } from "../../../src/rules/application-fields.ts";
import { submitApplication } from "../../../src/services/accounts.ts";
import { settings } from "../../../src/settings.ts";
import { exchange } from "./exchange.ts";

const test = suite("accounts");

test.after.each(() => mock.timers.reset());

const application = {
  fullName: "Ama Ɓɔi",
  email: "a+b@c.lr",
  phone: "+231 770 000 000",
  address: "10th Street, Sinkor & beyond",
  dateOfBirth: "1990-02-28",
  gender: "Female",
  occupation: 'Trader "rice"',
  idType: "Driver's License",
  idNumber: "0012=7",
  accountType: "Susu Account",
};
const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff];
const image = new File([new Uint8Array(bytes)], "my card é.png", { type: "image/png" });

const apply = (signal: AbortSignal) => submitApplication(application, image, signal, () => {});

test("an application is posted in parts, without an authorization", async () => {
  window.localStorage.setItem("token", "a-token");
  window.localStorage.setItem("authToken", "a-token");
  const { requests } = await exchange(apply);
  window.localStorage.clear();
  const [request, ...more] = requests;

  assert.equal(more, []);
  assert.is(request?.url, `${settings.apiBase}/api/accounts/create`);
  assert.is(request?.method, "POST");
  assert.equal([...(request?.headers.keys() ?? [])], ["content-type"]);
  assert.match(request?.headers.get("content-type") ?? "", /^multipart\/form-data; boundary=/);
});

test("the parts are the ten texts, by the backend's names, and the picture as it was chosen", async () => {
  const { requests } = await exchange(apply);
  const { idCardImage, ...texts } = Object.fromEntries((await requests[0]?.formData()) ?? []);

  assert.equal(texts, application);
  assert.equal(
    Object.keys(texts),
    applicationFields.map(({ name }) => name),
  );
  assert.instance(idCardImage, File);
  if (!(idCardImage instanceof File)) return;
  assert.is(idCardImage.name, "my card é.png");
  assert.is(idCardImage.type, "image/png");
  assert.equal([...new Uint8Array(await idCardImage.arrayBuffer())], bytes);
});

test("white space round a text isn't sent", async () => {
  const padded = { ...application, fullName: " Ama Ɓɔi\t", phone: "\n+231 770 000 000 " };
  const { requests } = await exchange((signal) =>
    submitApplication(padded, image, signal, () => {}),
  );
  const form = await requests[0]?.formData();

  assert.is(form?.get("fullName"), "Ama Ɓɔi");
  assert.is(form?.get("phone"), "+231 770 000 000");
});

for (const [status, body] of [
  [200, "{}"],
  [201, '{"id":7}'],
  [201, ""],
  [200, "null"],
  [200, "Received"],
  [201, '{"message":'],
] as const) {
  test(`an application is taken by status ${status}, with ${body || "nothing"} in its body`, async () => {
    const { error } = await exchange(apply, () => new Response(body, { status }));

    assert.is(error, undefined);
  });
}

for (const [name, answer, kind, message] of [
  [
    "a refusal",
    () => Response.json({ message: "Too young" }, { status: 400 }),
    HttpError,
    "Too young",
  ],
  ["a picture too large", () => new Response("", { status: 413 }), HttpError, null],
  ["a broken server", () => new Response("<h1>Bad</h1>", { status: 502 }), HttpError, null],
  ["no connection", () => Promise.reject(new TypeError("no")), NetworkError, undefined],
] as const) {
  test(`an application that meets ${name} ends in ${kind.name}`, async () => {
    const { error } = await exchange(apply, answer);

    assert.instance(error, kind);
    assert.is(error instanceof HttpError ? error.serverMessage : undefined, message);
  });
}

test("an upload may take an hour, and ends when it is given up", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const controller = new AbortController();
  const { error } = await exchange(
    () => apply(controller.signal),
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        mock.timers.tick(3_600_000);
        assert.is(signal.aborted, false);
        controller.abort();
      }),
  );

  assert.instance(error, AbortedError);
});

test.run();
