/** `--write`: what a new customer does, with an e-mail address of the operator's own. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { isRecord } from "../../lib/narrow.ts";
import { login, register, requestResetLink } from "../../services/users.ts";
import { failed, type Rule, warning } from "../report.ts";
import { apply, nobody } from "./backend.ts";
import { differences } from "./backend-rules.ts";
import { describe, type Exchange, exchange, isSuccess, notJson, slowness } from "./calls.ts";

type Journey = {
  readonly email: string;
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
    email,
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

/** What is wrong with the response to a login or a registration that should succeed. */
function credentialsFault({ response, value }: Exchange<unknown>): string | null {
  if (!isSuccess(response)) return describe(response);
  const otherKind = notJson(response);
  if (otherKind !== null) return `${otherKind} (${describe(response)}); respond with JSON`;
  return value === undefined
    ? 'a response without a "token", a text, and a "user", an object'
    : null;
}

/** By these a page greets a user and tells one from another; the last one harms nobody. */
const USER_FIELDS = ["id", "_id", "name", "email", "lastLogin"];

/** The fields of the user in a response that no page needs. */
function needlessFields({ value }: Exchange<unknown>): readonly string[] {
  const user = isRecord(value) && isRecord(value.user) ? value.user : {};
  return Object.keys(user).filter((name) => !USER_FIELDS.includes(name));
}

export const journeyRules: readonly Rule<Journey>[] = [
  {
    passed: "journey: a new customer can register",
    complaints({ registered }) {
      if (registered.response.status === 409)
        return [
          failed("register: the address has an account; delete it first, or give another address"),
        ];
      const fault = credentialsFault(registered);
      return fault === null ? [] : [failed(`register: a new customer gets ${fault}`)];
    },
  },
  {
    passed: "journey: an address can't register twice",
    complaints({ duplicate: { response } }) {
      if (response.status === 409) return [];
      const text = `register: an address that has an account gets ${describe(response)}; respond with 409`;
      return [isSuccess(response) ? failed(text) : warning(text)];
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
    passed: "journey: the user has no fields that no page needs",
    complaints: ({ registered, login }) =>
      Object.entries({ register: registered, login }).flatMap(([name, exchange]) => {
        const fields = needlessFields(exchange);
        return fields.length === 0
          ? []
          : warning(
              `${name}: the user also has ${fields.join(", ")}, which the phone stores, in reach of anybody who uses it; give id, name and email alone`,
            );
      }),
  },
  {
    passed: "journey: no response comes near the time-out",
    complaints: ({ registered, login, forgotten }) =>
      Object.entries({ register: registered, login, "forgot-password": forgotten }).flatMap(
        ([name, { response }]) => {
          const fault = slowness(response);
          return fault === null ? [] : warning(`${name} of the new customer: ${fault}`);
        },
      ),
  },
  {
    passed: "journey: a wrong password is refused as an unknown address is",
    complaints({ wrongPassword: { response }, unknownUser: { response: unknown } }) {
      if (response.status !== 400 && response.status !== 401)
        return [failed(`login: a wrong password gets ${describe(response)}; respond with 401`)];
      return response.status === unknown.status && `${response.body}` === `${unknown.body}`
        ? []
        : [
            failed(
              "login: a wrong password and an unknown address get different responses, which tells who has an account",
            ),
          ];
    },
  },
  {
    passed: "journey: an application with a photo is taken",
    complaints({ application: { response, error } }) {
      if (error === null) return [];
      const text = `accounts/create: an application with a photo gets ${describe(response)}`;
      if (isSuccess(response)) return [failed(`${text}; the site takes 200 and 201 alone`)];
      const isRefused = response.status >= 400 && response.status < 500;
      return [failed(isRefused ? `${text}; take what src/services/openapi.yaml describes` : text)];
    },
  },
  {
    passed: "journey: forgot-password doesn't tell who has an account",
    complaints: ({ forgotten, forgottenByNobody }) =>
      isSuccess(forgotten.response)
        ? differences(forgotten, forgottenByNobody, "for an address without an account")
        : [
            failed(
              `forgot-password: the customer gets ${describe(forgotten.response)}; respond with 200`,
            ),
          ],
  },
];

/** What the journey leaves behind: what was taken, and perhaps what got no response. */
export function remainsOf({ email, registered, application, forgotten }: Journey) {
  const taken = ({ response }: Exchange<unknown>, what: string) =>
    isSuccess(response) ? [what] : response.failure === null ? [] : [`perhaps ${what}`];
  return [
    ...taken(registered, `the user ${email}, "Check Services"`),
    ...taken(
      application,
      `the application of "Check Services", with the ID number "check-services"`,
    ),
    ...taken(forgotten, `the mail to ${email} with a link to reset the password`),
  ];
}
