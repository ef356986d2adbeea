/** The calls to the backend in the contract (`src/services/openapi.yaml`). */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type * as applications from "../../services/applications.ts";
import type * as users from "../../services/users.ts";
import { settings } from "../../settings.ts";

/** The functions that make the calls have the names of the contract (`operationId`). */
export type CallName = keyof typeof users | keyof typeof applications;

type Content = {
  readonly [type: string]: {
    readonly schema: unknown;
    readonly examples: { readonly [name: string]: unknown };
    readonly encoding?: { readonly [part: string]: { readonly contentType: string } };
  };
};
export type Message = { readonly content: Content };
type OperationObject = {
  readonly operationId: CallName;
  readonly tags: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: Message;
  readonly responses: { readonly [status: string]: unknown };
};

export const contract: {
  readonly paths: { readonly [path: string]: { readonly [method: string]: OperationObject } };
  readonly components: unknown;
} = parse(readFileSync("src/services/openapi.yaml", "utf8"));

/** All operations. A `url` has the parameters of its `path`, such as `{token}`. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, ...operation }]) => ({
    ...operation,
    id: operationId,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
    url: operation.tags.includes("passwords")
      ? path.replace("/api/users", settings.usersApi)
      : settings.apiBase + path,
  })),
);

export type Operation = (typeof operations)[number];

/** The operation of a request; undefined if the contract has none. */
export const operationOf = (method: string | undefined, path: string) =>
  operations.find((candidate) => candidate.method === method && candidate.pattern.test(path));
