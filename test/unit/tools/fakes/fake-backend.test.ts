/** The fake backend follows the contract. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sampleUser, startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
import { operationOf } from "../../../../src/tools/helpers/backend-operations.ts";
import { assertContract } from "../../../helpers/contract.ts";

const test = suite("fake backend");

const reports: string[] = [];
const report = (text: string) => reports.push(text);
const backend = await startFakeBackend({ port: 0, site: () => "http://a.test/", report });

test.after(() => backend.close());

/** Posts a form, or an object as JSON. @returns the status of the response, after a check of it. */
async function post(path: string, body: object): Promise<number> {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const init = body instanceof FormData ? { body } : json;
  const response = await fetch(`${backend.origin}/api/${path}`, { method: "POST", ...init });
  const operation = operationOf("POST", `/api/${path}`);
  assert.ok(operation);
  await assertContract(operation, response);
  return response.status;
}

/** The same address as another with capitals and blanks. */
const spelled = { ...sampleUser, email: ` ${sampleUser.email.toUpperCase()} ` };

for (const [path, body, status] of [
  ["users/register", { ...sampleUser, email: "musu@example.com" }, 201],
  ["users/register", sampleUser, 409],
  ["users/register", spelled, 409],
  ["users/register", {}, 400],
  ["users/login", sampleUser, 200],
  ["users/login", spelled, 200],
  ["users/login", {}, 401],
  ["users/forgot-password", {}, 400],
  ["accounts/create", new FormData(), 400],
] as const)
  test(`the fake backend's response ${status} to ${path} of ${JSON.stringify(body)} follows the contract`, async () => {
    assert.is(await post(path, body), status);
  });

test.run();
