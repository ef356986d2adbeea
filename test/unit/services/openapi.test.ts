/** The site follows the contract of the backend. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { HttpError } from "../../../src/lib/http.ts";
import {
  applicationFields,
  isOptional,
  MAX_LENGTH,
} from "../../../src/rules/application-fields.ts";
import { failureMessage } from "../../../src/rules/messages.ts";
import { SIGNATURES } from "../../../src/rules/photo.ts";
import { submitApplication } from "../../../src/services/applications.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";
import {
  contract,
  operationOf,
  operations,
} from "../../../src/tools/helpers/backend-operations.ts";
import { requestErrors, resolveRef, responseExamples } from "../../helpers/contract.ts";
import { exchange } from "../../helpers/exchange.ts";
import { calls, token } from "./samples.ts";

const test = suite("src/services/openapi.yaml");

test("the contract is valid OpenAPI", async () => {
  const { valid, errors } = await new Validator().validate("src/services/openapi.yaml");
  assert.is(valid, true, JSON.stringify(errors));
});

test("the contract has all calls of the site, and no others", () => {
  const ids = operations.map(({ id }) => id);
  assert.equal(ids.sort(), Object.keys(calls).sort(), "CallName differs from openapi.yaml");
});

for (const operation of operations) {
  const call = calls[operation.id];

  test(`the site's request for ${operation.id} follows the contract`, async () => {
    const { requests } = await exchange(call);
    for (const request of requests) {
      assert.is(operationOf(request.method, new URL(request.url).pathname)?.id, operation.id);
      assert.equal(await requestErrors(operation, request), []);
      const url = operation.url.replace("{token}", encodeURIComponent(token));
      assert.is(request.url.replace(/\?.*/, ""), url);
      const { cache, credentials, headers } = request;
      assert.is(headers.get("accept"), "application/json", "send it with callBackend");
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

test("the contract's application has the fields and options of the form, and allows its longest answers", () => {
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
  for (const { name, options, maxLength = MAX_LENGTH } of applicationFields) {
    const property = schema.properties[name];
    assert.equal(property?.enum, options, name);
    const { maxLength: allowed = MAX_LENGTH } = resolveRef<{ maxLength?: number }>(property);
    assert.ok(maxLength <= allowed, `${name}: the form accepts more than ${allowed} characters`);
  }
});

test("an optional field that is left empty isn't sent", async () => {
  const answers = { ...sampleApplication, occupation: "" };
  const photo = new File(["x"], "card.jpg", { type: "image/jpeg" });
  const { requests } = await exchange((signal) =>
    submitApplication(answers, photo, signal, () => {}),
  );
  const body = await requests[0]?.formData();
  assert.equal([body?.has("address"), body?.has("occupation")], [true, false]);
});

test.run();
