/**
 * The fake backend of `src/services/openapi.yaml`, in memory. Its rules for users (spec section 5)
 * aren't the site's, so that tests notice a fault in the site's.
 */
import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { isRecord, parseJson, textOrNull } from "../../lib/narrow.ts";
import { applicationFields, isOptional, photoField } from "../../rules/application-fields.ts";
import { type CallName, operationOf } from "../helpers/backend-operations.ts";
import { type HttpResponse, json, RefusalError, type Service, serve } from "../server/serve.ts";

/** The password is plain text, since a fake has no secret to protect. */
type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Of the last reset link of the user, until it is used. */
  readonly resetToken?: string;
};

export const sampleUser = { name: "Ama Sample", email: "ama@example.com", password: "susu-2024" };

/** Photos have to be smaller. */
const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024;

const PHOTO_TYPE = /^image\/(png|jpeg)$/;

/** What makes an application a repeated one. */
const IDENTITY = ["email", "idType", "idNumber", "accountType"];

/** `report` receives each reset link, and each accepted application with its photo. */
export function startFakeBackend({
  port,
  site,
  report = (text) => console.log(text),
}: {
  port: number;
  site: () => string;
  report?: (text: string, photo?: File) => void;
}): Promise<Service> {
  const users = new Map<string, User>();
  const applications = new Set<string>();

  // E-mail addresses that differ only in case belong to one user.
  const find = (email: unknown) => users.get(textOf(email).trim().toLowerCase());
  const store = (user: User) => users.set(user.email.toLowerCase(), user);
  store({ id: randomUUID(), ...sampleUser });

  function userOfLink(email: unknown, token: string): User {
    const user = find(email);
    if (user?.resetToken !== token) throw new RefusalError(400, "Invalid or expired reset link");
    return user;
  }

  const calls: Readonly<Record<CallName, (received: Received) => Promise<HttpResponse>>> = {
    async requestLogin({ request }) {
      const { email, password } = await readJson(request);
      const user = find(email);
      if (user === undefined || user.password !== textOf(password))
        throw new RefusalError(401, "Invalid email or password");
      return json(200, credentials(user));
    },

    async register({ request }) {
      const body = await readJson(request);
      const [name, email] = [textOf(body.name).trim(), textOf(body.email).trim()];
      const password = textOf(body.password);
      throwIfWrong(nameProblem(name) ?? emailProblem(email) ?? passwordProblem(password));
      if (find(email)) throw new RefusalError(409, "Email already exists");
      const user = { id: randomUUID(), name, email, password };
      store(user);
      return json(201, credentials(user));
    },

    async requestResetLink({ request }) {
      const { email } = await readJson(request);
      throwIfWrong(emailProblem(textOf(email).trim()));
      const user = find(email);
      if (user) {
        const token = randomToken();
        store({ ...user, resetToken: token });
        const address = encodeURIComponent(user.email);
        report(`Password reset link: ${site()}#/reset-password/${token}?email=${address}`);
      }
      return json(200, { message: "If the account exists, a reset link is on its way" });
    },

    async checkResetLink({ search, token }) {
      userOfLink(search.get("email"), token);
      return json(200, { valid: true });
    },

    async setNewPassword({ request, token }) {
      const body = await readJson(request);
      const password = textOf(body.password);
      throwIfWrong(passwordProblem(password));
      const { id, name, email } = userOfLink(body.email, token);
      // Without `resetToken`, since a link works once.
      store({ id, name, email, password });
      return json(200, { message: "Password has been reset" });
    },

    async submitApplication({ request }) {
      const form = await readForm(request);
      throwIfWrong(fieldsProblem(form));
      const photo = readPhoto(form);
      const identity = `${IDENTITY.map((name) => form.get(name))}`.toLowerCase();
      const answers = applicationFields.map(({ name }) => `  ${name}: ${form.get(name) ?? ""}`);
      const isRepeated = applications.has(identity);
      applications.add(identity);
      const lines = [
        `Account application received${isRepeated ? " again" : ""}`,
        ...answers,
        `  ${photoField.name}: ${photo.name}, ${photo.type}, ${photo.size} bytes`,
      ];
      report(lines.join("\n"), photo);
      return json(isRepeated ? 200 : 201, { message: "Application received" });
    },
  };

  return serve({
    port,
    // Any origin, since a page of `127.0.0.1` may also be opened as one of `localhost`.
    headers: ({ headers: { origin = "*" } }) => ({
      "cache-control": "no-store",
      "access-control-allow-origin": origin,
    }),
    async respond(request, { pathname, searchParams: search }) {
      const isPreflight = request.method === "OPTIONS";
      const method = isPreflight
        ? request.headers["access-control-request-method"]
        : request.method;
      const operation = operationOf(method, pathname);
      if (operation === undefined) throw new RefusalError(404, "Nothing is at this address");
      if (isPreflight) return preflight;
      const [, token = ""] = operation.pattern.exec(pathname) ?? [];
      return calls[operation.id]({ request, search, token: decodeURIComponent(token) });
    },
  });
}

type Received = {
  readonly request: IncomingMessage;
  readonly search: URLSearchParams;
  /** Empty in a path without `{token}`. */
  readonly token: string;
};

const preflight: HttpResponse = {
  status: 204,
  headers: {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
  },
  body: "",
};

/** No call checks the token. */
const credentials = ({ id, name, email }: User) => ({
  token: randomToken(),
  user: { id, name, email },
});

const randomToken = () => randomBytes(32).toString("base64url");

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function throwIfWrong(problem: string | null): void {
  if (problem !== null) throw new RefusalError(400, problem);
}

function emailProblem(email: string): string | null {
  if (email === "") return "Email is required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : "Please enter a valid email address";
}

function nameProblem(name: string): string | null {
  if (name === "") return "Full name is required";
  if (name.length < 2) return "Name must be at least 2 characters long";
  return /^[\p{L}\p{M}\p{Zs}]+$/u.test(name) ? null : "Name should only contain letters and spaces";
}

function passwordProblem(password: string): string | null {
  if (password === "") return "Password is required";
  return password.length < 6 ? "Password must be at least 6 characters long" : null;
}

function fieldsProblem(form: FormData): string | null {
  const isMissing = ({ name }: { readonly name: string }) => !textOrNull(form.get(name));
  const missing = applicationFields.filter((field) => isMissing(field) && !isOptional(field));
  if (missing.length > 0)
    return `Missing required fields: ${missing.map(({ label }) => label).join(", ")}`;
  const wrong = applicationFields.find(
    (field) => !isMissing(field) && field.options?.includes(textOf(form.get(field.name))) === false,
  );
  return wrong ? `${wrong.label} must be one of: ${wrong.options?.join(", ")}` : null;
}

function readPhoto(form: FormData): File {
  const photo = form.get(photoField.name);
  if (!(photo instanceof File)) throw new RefusalError(400, "Please upload your ID card image");
  if (photo.size >= PHOTO_LIMIT_BYTES)
    throw new RefusalError(413, "Image size must be less than 5MB");
  throwIfWrong(PHOTO_TYPE.test(photo.type) ? null : "Please select a valid image file");
  return photo;
}

async function readJson(request: IncomingMessage) {
  const value = parseJson(await (await readBody(request, "application/json")).text());
  if (!isRecord(value)) throw new RefusalError(400, "The request must be a JSON object");
  return value;
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = await readBody(request, "multipart/form-data");
  return body.formData().catch(() => {
    throw new RefusalError(400, "The form is malformed");
  });
}

async function readBody(request: IncomingMessage, type: string): Promise<Response> {
  const { "content-type": sent = "" } = request.headers;
  if (!sent.startsWith(type)) throw new RefusalError(415, `The content type must be ${type}`);
  const body = await buffer(request).catch(() => {
    throw new RefusalError(400, "The connection was lost during the request");
  });
  return new Response(body, { headers: { "content-type": sent } });
}
