/** Checks calls of the backend against the contract (`src/services/openapi.yaml`). */
import { Ajv2020 } from "ajv/dist/2020.js";
import * as assert from "uvu/assert";
import {
  contract,
  type Message,
  type Operation,
} from "../../src/tools/helpers/backend-operations.ts";

const { components } = contract;
// JSON Schema doesn't have this field of the contract.
const ajv = new Ajv2020({ allErrors: true, keywords: ["components"] });

/** Returns a part of the contract, or the part that its `$ref` refers to. */
export function resolveRef<Part>(part: unknown): Part {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part as Part;
  const keys = $ref.replace("#/", "").split("/");
  return keys.reduce<unknown>(
    (whole, key) => (whole as Record<string, unknown>)[key],
    contract,
  ) as Part;
}

/** What is wrong with a value by a schema of the contract, which may refer to its components. */
function schemaErrors(schema: unknown, value: unknown): string[] {
  const validate = ajv.compile({ ...(schema as object), components });
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The contract's response for a status, such as 404, or else for its class, such as 4XX. */
function responseOf({ id, responses }: Operation, status: number): Message {
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (response === undefined) throw new Error(`${id} has no response ${status} in the contract`);
  return resolveRef(response);
}

/** Asserts that a response to an operation follows the contract. */
export async function assertContract(found: Operation, response: Response): Promise<void> {
  const { status, headers } = response;
  const [[type = "", media] = []] = Object.entries(responseOf(found, status).content);
  assert.match(headers.get("content-type") ?? "", type);
  assert.equal(schemaErrors(media?.schema, await response.json()), [], `${found.id} ${status}`);
}

/** The contract describes a file as a text. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("content-type") === "application/json") return request.json();
  const fields = [...(await request.formData())];
  return Object.fromEntries(fields.map(([name, value]) => [name, `${value}`]));
}

/** What is wrong with a request of the site. */
export async function requestErrors(found: Operation, request: Request): Promise<string[]> {
  const { pathname, searchParams } = new URL(request.url);
  const given = new Map<string, unknown>(searchParams);
  const { parameters = [], requestBody } = found;
  const wrong: string[] = [];
  for (const part of parameters) {
    const parameter = resolveRef<{ name: string; in: string; schema: unknown }>(part);
    const segment = decodeURIComponent(found.pattern.exec(pathname)?.[1] ?? "");
    const value = parameter.in === "path" ? segment : given.get(parameter.name);
    given.delete(parameter.name);
    wrong.push(...schemaErrors(parameter.schema, value));
  }
  wrong.push(...[...given.keys()].map((name) => `has the query ${name}`));

  const [[type = "", media] = []] = Object.entries(requestBody?.content ?? {});
  const sent = request.headers.get("content-type") ?? "";
  if (!sent.startsWith(type)) return [...wrong, `has the type ${sent}`];
  if (requestBody) wrong.push(...schemaErrors(media?.schema, await bodyOf(request)));
  return wrong;
}

/** The examples of all responses, each with a status that the response is for, and its faults. */
export const responseExamples = (found: Operation) =>
  Object.keys(found.responses).flatMap((name) => {
    // For a class such as `4XX`, a status that the contract doesn't list by itself.
    const status = Number(name.replace("2XX", "200").replace("4XX", "429").replace("5XX", "503"));
    const { content } = responseOf(found, status);
    return Object.values(content).flatMap(({ schema, examples }) =>
      Object.entries(examples).map(([name, example]) => {
        const { value } = resolveRef<{ value: unknown }>(example);
        return { status, name, value, errors: schemaErrors(schema, value) };
      }),
    );
  });
