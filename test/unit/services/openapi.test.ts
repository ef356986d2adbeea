/** The site follows the contract of the backend. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { HttpError } from "../../../src/lib/http.ts";
import { applicationFields, isOptional } from "../../../src/rules/application-fields.ts";
import { failureMessage } from "../../../src/rules/messages.ts";
import { SIGNATURES } from "../../../src/rules/photo.ts";
import * as applications from "../../../src/services/applications.ts";
import * as users from "../../../src/services/users.ts";
import { settings } from "../../../src/settings.ts";
import {
  contract,
  operationOf,
  operations,
  requestErrors,
  responseExamples,
} from "../../helpers/contract.ts";
import { exchange } from "../../helpers/exchange.ts";
import { application, email, name, password } from "./samples.ts";

const test = suite("src/services/openapi.yaml");

const USERS_API_CALLS = ["requestResetLink", "checkResetLink", "setNewPassword"];
const baseOf = (id: string) =>
  USERS_API_CALLS.includes(id) ? settings.usersApi : settings.apiBase;
const token = "a/token?";
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], "card.jpg", { type: "image/jpeg" });

type CallName = keyof typeof users | keyof typeof applications;
const calls: Readonly<Record<CallName, (signal: AbortSignal) => Promise<unknown>>> = {
  requestLogin: (signal) => users.requestLogin({ email, password }, signal),
  register: (signal) => users.register({ name, email, password }, signal),
  requestResetLink: (signal) => users.requestResetLink(email, signal),
  checkResetLink: (signal) => users.checkResetLink(token, email, signal),
  setNewPassword: (signal) => users.setNewPassword(token, { email, password }, signal),
  submitApplication: (signal) =>
    applications.submitApplication(application, photo, signal, () => {}),
};

test("the contract is valid OpenAPI", async () => {
  const { valid, errors } = await new Validator().validate("src/services/openapi.yaml");
  assert.is(valid, true, JSON.stringify(errors));
});

test("the contract has all calls of the site, and no others", () => {
  assert.equal(operations.map(({ id }) => id).sort(), Object.keys(calls).sort());
});

for (const operation of operations) {
  const call = calls[operation.id as CallName];

  test(`the site's request for ${operation.id} follows the contract`, async () => {
    const { requests } = await exchange(call);
    for (const request of requests) {
      assert.is(operationOf(request.method, new URL(request.url).pathname)?.id, operation.id);
      assert.equal(await requestErrors(operation, request), []);
      assert.ok(request.url.startsWith(`${baseOf(operation.id)}/`));
      const { cache, credentials, headers } = request;
      assert.is(headers.get("accept"), "application/json");
      // Nothing stays in the cache, and no dialog for HTTP authentication opens. An upload has
      // neither option: it is an `XMLHttpRequest`.
      if (operation.id !== "submitApplication")
        assert.equal([cache, credentials], ["no-store", "omit"]);
    }
    assert.is(requests.length, 1);
  });

  for (const { status, name: example, value, errors } of responseExamples(operation)) {
    test(`the site understands the contract's response ${status} "${example}" for ${operation.id}`, async () => {
      assert.equal(errors, []);
      const { error } = await exchange(call, () => Response.json(value, { status }));
      if (status < 300) {
        assert.is(error, undefined);
        return;
      }
      assert.instance(error, HttpError);
      const { message } = value as { message: string };
      assert.is(failureMessage(error, "application"), message);
    });
  }
}

test("the contract lists the types of photos that the site sends, and no others", () => {
  const content = contract.paths["/api/accounts/create"]?.post?.requestBody?.content;
  const types = content?.["multipart/form-data"]?.encoding?.idCardImage?.contentType;
  assert.is(types, SIGNATURES.map(([type]) => type).join(", "));
});

test("the contract's application has the fields and options of the form", () => {
  const schema = contract.paths["/api/accounts/create"]?.post?.requestBody?.content[
    "multipart/form-data"
  ]?.schema as { required: string[]; properties: Record<string, { enum?: string[] }> };
  assert.equal(
    schema.required,
    [...applicationFields.flatMap((field) => (isOptional(field) ? [] : field.name)), "idCardImage"],
    "src/services/openapi.yaml has to require the fields of src/rules/application-fields.ts, in their order",
  );
  const all = [...applicationFields.map(({ name }) => name), "idCardImage"];
  assert.equal(Object.keys(schema.properties), all);
  for (const { name, options } of applicationFields)
    assert.equal(schema.properties[name]?.enum, options, name);
});

test.run();
