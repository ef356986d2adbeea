/** `--write`: what a new customer does, with an e-mail address of the operator's own. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { login, register, requestResetLink } from "../../src/services/users.ts";
import { failed, type Rule, warning } from "../report.ts";
import { apply, nobody } from "./backend.ts";
import { differences } from "./backend-rules.ts";
import { describe, type Exchange, exchange, isSuccess } from "./calls.ts";

type Journey = {
  readonly registered: Exchange<unknown>;
  readonly duplicate: Exchange<unknown>;
  readonly login: Exchange<unknown>;
  readonly wrongPassword: Exchange<unknown>;
  readonly unknownUser: Exchange<unknown>;
  readonly application: Exchange<unknown>;
  readonly forgotten: Exchange<unknown>;
  readonly forgottenByNobody: Exchange<unknown>;
};

/** A photo as small as one may be. */
async function photo(): Promise<File> {
  const picture = sharp({
    create: { width: 800, height: 500, channels: 3, background: "white" },
  });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return new File([bytes], "check-services.jpg", { type: "image/jpeg" });
}

export async function takeJourney(email: string, origin: string): Promise<Journey> {
  const password = randomUUID();
  const signUp = (signal: AbortSignal) =>
    register({ name: "Check Services", email, password }, signal);
  const logIn = (who: string, by: string) =>
    exchange((signal) => login({ email: who, password: by }, signal), origin);
  const forget = (who: string) => exchange((signal) => requestResetLink(who, signal), origin);
  return {
    registered: await exchange(signUp, origin),
    duplicate: await exchange(signUp, origin),
    login: await logIn(email, password),
    wrongPassword: await logIn(email, randomUUID()),
    unknownUser: await logIn(nobody(), password),
    application: await exchange(apply(email, await photo()), origin),
    forgottenByNobody: await forget(nobody()),
    forgotten: await forget(email),
  };
}

/** What is wrong with the answer to a login or a registration that should succeed. */
function credentialsFault({ answer, value }: Exchange<unknown>): string | null {
  if (!isSuccess(answer)) return describe(answer);
  return value === undefined
    ? 'an answer without a "token", a text, and a "user", an object'
    : null;
}

export const journeyRules: readonly Rule<Journey>[] = [
  {
    passed: "journey: a new customer can register",
    complaints({ registered }) {
      if (registered.answer.status === 409)
        return [
          failed("register: the address has an account; delete it first, or give another address"),
        ];
      const fault = credentialsFault(registered);
      return fault === null ? [] : [failed(`register: a new customer gets ${fault}`)];
    },
  },
  {
    passed: "journey: an address can't register twice",
    complaints({ duplicate: { answer } }) {
      if (answer.status === 409) return [];
      const text = `register: an address that has an account gets ${describe(answer)}; answer 409`;
      return [isSuccess(answer) ? failed(text) : warning(text)];
    },
  },
  {
    passed: "journey: the customer can log in",
    complaints({ login }) {
      const fault = credentialsFault(login);
      return fault === null ? [] : [failed(`login: the new customer gets ${fault}`)];
    },
  },
  {
    passed: "journey: a wrong password is refused as an unknown address is",
    complaints({ wrongPassword: { answer }, unknownUser: { answer: unknown } }) {
      if (answer.status !== 400 && answer.status !== 401)
        return [failed(`login: a wrong password gets ${describe(answer)}; answer 401`)];
      return answer.status === unknown.status && `${answer.body}` === `${unknown.body}`
        ? []
        : [
            failed(
              "login: a wrong password and an unknown address get different answers, which tells who has an account",
            ),
          ];
    },
  },
  {
    passed: "journey: an application with a photo is taken",
    complaints: ({ application: { answer, error } }) =>
      error === null
        ? []
        : [
            failed(
              `accounts/create: an application with a photo gets ${describe(answer)}; the site takes 200 and 201 alone`,
            ),
          ],
  },
  {
    passed: "journey: forgot-password doesn't tell who has an account",
    complaints: ({ forgotten, forgottenByNobody }) =>
      isSuccess(forgotten.answer)
        ? differences(forgotten, forgottenByNobody, "for an address without an account")
        : [failed(`forgot-password: the customer gets ${describe(forgotten.answer)}; answer 200`)],
  },
];

/** What the journey leaves behind. */
export const remainsOf = (email: string): readonly string[] => [
  `the user ${email}, "Check Services"`,
  `the application of "Check Services", with the ID number "check-services"`,
  `the mail to ${email} with a link to reset the password`,
];
