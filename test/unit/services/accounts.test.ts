import { mock } from "node:test";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError } from "../../../src/lib/http.ts";
import { applicationFields } from "../../../src/rules/application-fields.ts";
import { submitApplication } from "../../../src/services/accounts.ts";
import { settings } from "../../../src/settings.ts";
import { exchange, untilAborted } from "./exchange.ts";
import { application } from "./samples.ts";

const test = suite("accounts");

const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff];
const image = new File([new Uint8Array(bytes)], "my card é.png", { type: "image/png" });

const apply = (signal: AbortSignal) => {
  const padded = { ...application, fullName: ` ${application.fullName}\t\n` };
  return submitApplication(padded, image, signal, () => {});
};

test("an application is posted as a form, without an authorization", async () => {
  window.localStorage.setItem("token", "a-token");
  window.localStorage.setItem("authToken", "a-token");
  const { requests } = await exchange(apply);
  window.localStorage.clear();
  const [request, ...more] = requests;

  assert.equal(more, []);
  assert.is(request?.url, `${settings.apiBase}/api/accounts/create`);
  assert.is(request?.method, "POST");
  assert.equal([...(request?.headers.keys() ?? [])], ["content-type"]);
});

test("the form has all texts, trimmed, and the image as the visitor chose it", async () => {
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

for (const [status, succeeds] of [
  [200, true],
  [201, true],
  [202, false],
  [400, false],
] as const) {
  test(`status ${status} is ${succeeds ? "a success" : "a failure"}, whatever the body is`, async () => {
    for (const body of ["{}", "", "null", "Received", '{"message":']) {
      const { error } = await exchange(apply, () => new Response(body, { status }));
      assert.is(error instanceof HttpError, !succeeds, body);
    }
  });
}

test("an application may take an hour, and ends when the caller aborts it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const controller = new AbortController();
  const { error } = await exchange(
    () => apply(controller.signal),
    untilAborted(() => {
      mock.timers.tick(3_600_000);
      controller.abort();
    }),
  );
  mock.timers.reset();

  assert.instance(error, AbortedError);
});

test.run();
