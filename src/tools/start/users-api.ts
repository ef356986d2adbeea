import { randomBytes, randomUUID } from "node:crypto";
import { type FakeResponse, json, RefusalError } from "./http.ts";
import { readJson } from "./request-body.ts";
import type { Call, Received } from "./router.ts";
import { emailProblem, nameProblem, passwordProblem } from "./user-rules.ts";

/** How long a reset link is valid, in milliseconds. */
const LIFETIME = 30 * 60 * 1000;

/** The data of a registration. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A user as the process stores it. The password is plain text: a fake has no secret to protect. */
interface User extends NewUser {
  readonly id: string;
  /** The last reset link of the user, until it is used. */
  readonly reset?: { readonly token: string; readonly expires: number };
}

/**
 * The calls of the users service (spec section 7). Users are stored until the process ends.
 *
 * @param users the users at the start.
 * @param site the site's address, for reset links.
 * @param mail receives each reset link. No e-mail is sent.
 */
export function createUsersApi({
  users,
  site,
  mail,
}: {
  users: readonly NewUser[];
  site: () => string;
  mail: (link: string) => void;
}): readonly Call[] {
  const stored = new Map<string, User>();

  const find = (email: unknown) => stored.get(key(trimmed(email)));
  const store = (user: User) => stored.set(key(user.email), user);

  /** The user of a reset link. Throws if the link isn't valid. */
  function userOfLink(email: unknown, token: string): User {
    const user = find(email);
    if (user?.reset?.token !== token || Date.now() >= user.reset.expires)
      throw new RefusalError(400, "Invalid or expired reset link");
    return user;
  }

  async function login({ request }: Received): Promise<FakeResponse> {
    const { email, password } = await readJson(request);
    const user = find(email);
    if (user === undefined || user.password !== text(password))
      throw new RefusalError(401, "Invalid email or password");
    return json(200, credentials(user));
  }

  async function register({ request }: Received): Promise<FakeResponse> {
    const body = await readJson(request);
    const [name, email, password] = [trimmed(body.name), trimmed(body.email), text(body.password)];
    throwIfWrong(nameProblem(name) ?? emailProblem(email) ?? passwordProblem(password));
    if (find(email)) throw new RefusalError(409, "Email already exists");
    const user = { id: randomUUID(), name, email, password };
    store(user);
    return json(201, credentials(user));
  }

  async function forgotPassword({ request }: Received): Promise<FakeResponse> {
    const body = await readJson(request);
    throwIfWrong(emailProblem(trimmed(body.email)));
    const user = find(body.email);
    if (user) {
      const token = randomToken();
      store({ ...user, reset: { token, expires: Date.now() + LIFETIME } });
      mail(`${site()}#/reset-password/${token}?email=${encodeURIComponent(user.email)}`);
    }
    return json(200, { message: "If the account exists, a reset link is on its way" });
  }

  async function validateResetToken({ search, parameter }: Received): Promise<FakeResponse> {
    userOfLink(search.get("email"), parameter);
    return json(200, { valid: true });
  }

  async function resetPassword({ request, parameter }: Received): Promise<FakeResponse> {
    const { email, password } = await readJson(request);
    throwIfWrong(passwordProblem(text(password)));
    const { id, name, email: address } = userOfLink(email, parameter);
    // Without `reset`, since a link works once.
    store({ id, name, email: address, password: text(password) });
    return json(200, { message: "Password has been reset" });
  }

  for (const user of users) store({ ...user, id: randomUUID() });
  return [
    { method: "POST", path: /^\/api\/users\/login$/, respond: login },
    { method: "POST", path: /^\/api\/users\/register$/, respond: register },
    { method: "POST", path: /^\/api\/users\/forgot-password$/, respond: forgotPassword },
    {
      method: "GET",
      path: /^\/api\/users\/validate-reset-token\/([^/]+)$/,
      respond: validateResetToken,
    },
    { method: "POST", path: /^\/api\/users\/reset-password\/([^/]+)$/, respond: resetPassword },
  ];
}

/**
 * The body of the response to a login or registration. The token isn't stored, since no call checks
 * it. The user object differs from login to login, as a real backend's may.
 */
function credentials({ id, name, email }: User) {
  const lastLogin = `${new Date().toISOString()} ${randomToken().slice(0, 4)}`;
  return { token: randomToken(), user: { id, name, email, lastLogin } };
}

function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

function throwIfWrong(problem: string | null): void {
  if (problem !== null) throw new RefusalError(400, problem);
}

/** The key of a user. Addresses that differ only in case belong to one user. */
function key(email: string): string {
  return email.toLowerCase();
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function trimmed(value: unknown): string {
  return text(value).trim();
}
