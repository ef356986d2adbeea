import { randomBytes, randomUUID } from "node:crypto";
import { type Answer, HttpError, json } from "./http.ts";
import { hashOfNothing, hashPassword, type PasswordHash, verifyPassword } from "./passwords.ts";
import { readJson } from "./request-body.ts";
import { createResetTokens } from "./reset-tokens.ts";
import type { Call, Received } from "./router.ts";
import { emailProblem, nameProblem, passwordProblem } from "./user-rules.ts";

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  password: PasswordHash;
}

/** What a person signs up with. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The calls of the users service (spec section 7), over users that last until the process ends.
 *
 * @param users who is there from the start.
 * @param site the site's address, for reset links.
 * @param mail takes the place of an e-mail: it gets each reset link.
 */
export async function createUsersApi({
  users,
  site,
  mail,
}: {
  users: readonly NewUser[];
  site: () => string;
  mail: (link: string) => void;
}): Promise<readonly Call[]> {
  const stored = new Map<string, User>();
  const tokens = createResetTokens();
  const nobody = hashOfNothing();

  const find = (email: unknown) => stored.get(key(trimmed(email)));

  function add({ name, email }: Omit<NewUser, "password">, password: PasswordHash): User {
    const user = { id: randomUUID(), name, email, password };
    stored.set(key(email), user);
    return user;
  }

  async function login({ request }: Received): Promise<Answer> {
    const { email, password } = await readJson(request);
    if (!trimmed(email) || !text(password)) {
      throw new HttpError(400, "Email and password are required");
    }
    const user = find(email);
    // Where there is no such user another hash is tried, so that the time doesn't tell.
    const matches = await verifyPassword(text(password), user?.password ?? nobody);
    if (!user || !matches) throw new HttpError(401, "Invalid email or password");
    return json(200, session(user));
  }

  async function register({ request }: Received): Promise<Answer> {
    const body = await readJson(request);
    const [name, email, password] = [trimmed(body.name), trimmed(body.email), text(body.password)];
    refuse(nameProblem(name) ?? emailProblem(email) ?? passwordProblem(password));
    const hash = await hashPassword(password);
    // Nothing is awaited from here on: of two that sign up at once, the second finds the first.
    if (find(email)) throw new HttpError(409, "Email already exists");
    return json(201, session(add({ name, email }, hash)));
  }

  async function forgotPassword({ request }: Received): Promise<Answer> {
    const body = await readJson(request);
    refuse(emailProblem(trimmed(body.email)));
    const user = find(body.email);
    if (user) {
      const email = encodeURIComponent(user.email);
      mail(`${site()}#/reset-password/${tokens.issue(user.id)}?email=${email}`);
    }
    return json(200, { message: "If the account exists, a reset link is on its way" });
  }

  async function validateResetToken({ search, parameter }: Received): Promise<Answer> {
    const user = find(search.get("email"));
    if (!user || !tokens.holds(user.id, parameter)) throw invalidLink();
    return json(200, { valid: true });
  }

  async function resetPassword({ request, parameter }: Received): Promise<Answer> {
    const { email, password } = await readJson(request);
    refuse(passwordProblem(text(password)));
    const hash = await hashPassword(text(password));
    // Only now, with nothing left to wait for: of two resets at once, one uses the token up.
    const user = find(email);
    if (!user || !tokens.redeem(user.id, parameter)) throw invalidLink();
    user.password = hash;
    return json(200, { message: "Password has been reset" });
  }

  for (const user of users) add(user, await hashPassword(user.password));
  return [
    { method: "POST", path: /^\/api\/users\/login$/, answer: login },
    { method: "POST", path: /^\/api\/users\/register$/, answer: register },
    { method: "POST", path: /^\/api\/users\/forgot-password$/, answer: forgotPassword },
    {
      method: "GET",
      path: /^\/api\/users\/validate-reset-token\/([^/]+)$/,
      answer: validateResetToken,
    },
    { method: "POST", path: /^\/api\/users\/reset-password\/([^/]+)$/, answer: resetPassword },
  ];
}

/** The token isn't kept: no call of the services asks for it back (spec section 6). */
function session({ id, name, email }: User) {
  return { token: randomBytes(32).toString("base64url"), user: { id, name, email } };
}

function invalidLink(): HttpError {
  return new HttpError(400, "Invalid or expired reset link");
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new HttpError(400, problem);
}

/** Addresses that differ in case alone are one user's. */
function key(email: string): string {
  return email.toLowerCase();
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function trimmed(value: unknown): string {
  return text(value).trim();
}
