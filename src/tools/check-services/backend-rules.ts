/** All that is asked of the backend where nothing changes in it. */
import { HttpError, TIMEOUT } from "../../lib/http.ts";
import { failureMessage } from "../../rules/messages.ts";
import { type Complaint, failed, type Rule, warning } from "../report.ts";
import type { Backend, BackendCall } from "./backend.ts";
import {
  type Answer,
  describe,
  type Exchange,
  forbiddenHeaders,
  isRedirect,
  isSuccess,
  mayRead,
  notJson,
  slowness,
} from "./calls.ts";

/** By how many milliseconds two answers may differ that should take the same time. */
const SAME_TIME = 500;

/** One line for all calls that have the same fault. */
function eachCall(
  level: (text: string) => Complaint,
  faultOf: (call: BackendCall, backend: Backend) => string | null,
): Rule<Backend>["complaints"] {
  return (backend) => {
    const callsOf = new Map<string, string[]>();
    for (const call of backend.calls) {
      const fault = faultOf(call, backend);
      if (fault === null) continue;
      callsOf.set(fault, [...(callsOf.get(fault) ?? []), call.name]);
    }
    return [...callsOf].map(([fault, names]) => level(`${names.join(", ")}: ${fault}`));
  };
}

/** The answers of a call that its page may read. */
const answersOf = ({ preflight, exchange }: BackendCall): readonly Answer[] =>
  [preflight, exchange?.answer ?? null].filter((answer) => answer !== null);

const hasCome = ({ failure }: Answer) => failure === null;
const isLimited = ({ status }: Answer) => status === 429;

/** What is wrong with an error that a visitor should read the reason of. */
export function messageFault({ answer, error }: Exchange<unknown>): string | null {
  const otherKind = notJson(answer);
  if (otherKind !== null) return `the error is ${otherKind}; answer JSON`;
  if (!/\bjson\b/.test(answer.headers.get("content-type") ?? ""))
    return 'the error lacks "Content-Type: application/json"';
  const message = error instanceof HttpError ? error.serverMessage : null;
  if (message === null) return 'the error has no text in its field "message"';
  return failureMessage(error, "application") === message
    ? null
    : 'the "message" is cut or not shown: let it be plain text of at most 200 characters';
}

/** What is wrong with two answers about passwords, between which nobody may tell who has an account. */
export function differences(
  one: Exchange<unknown>,
  another: Exchange<unknown>,
  who: string,
): readonly Complaint[] {
  const [first, second] = [one.answer, another.answer];
  if (!hasCome(first) || !hasCome(second)) return [];
  const words = ({ body }: Answer) => `${body}`.replaceAll(/[^\s"]+@[^\s"]+/g, "");
  if (first.status !== second.status || words(first) !== words(second))
    return [failed(`forgot-password: the answer differs ${who}, which tells who has an account`)];
  return Math.abs(first.milliseconds - second.milliseconds) > SAME_TIME
    ? [
        warning(
          `forgot-password: the time differs ${who} (${first.milliseconds} and ${second.milliseconds} ms), which tells who has an account; answer first, send the mail after that`,
        ),
      ]
    : [];
}

export const backendRules: readonly Rule<Backend>[] = [
  {
    passed: `backend: every call is answered within ${TIMEOUT / 1000} s`,
    complaints: eachCall(failed, (call) => {
      const missing = answersOf(call).find((answer) => !hasCome(answer));
      return missing === undefined ? null : describe(missing);
    }),
  },
  {
    passed: "backend: no answer comes near that time-out",
    complaints: eachCall(warning, (call) => {
      const [fault = null] = answersOf(call).flatMap((answer) => slowness(answer) ?? []);
      return fault;
    }),
  },
  {
    passed: "backend: no call is redirected",
    complaints: eachCall(failed, (call) => {
      const redirect = answersOf(call).find(isRedirect);
      return redirect === undefined
        ? null
        : `${describe(redirect)}; the site follows no redirect: set API_BASE or USERS_API to the last address`;
    }),
  },
  {
    passed: "backend: it didn't limit the calls of this check",
    complaints: eachCall(warning, (call) =>
      answersOf(call).some(isLimited)
        ? "it limits calls (status 429), so that not all could be checked; wait, and check again"
        : null,
    ),
  },
  {
    passed: "backend: the preflight of every POST is answered",
    complaints: eachCall(failed, ({ preflight }) =>
      preflight === null || !hasCome(preflight) || isRedirect(preflight) || isSuccess(preflight)
        ? null
        : `OPTIONS is answered by ${describe(preflight)}; answer it by 204, without a login`,
    ),
  },
  {
    passed: "backend: pages of the site may read every answer, errors too",
    complaints: eachCall(failed, (call, { origin }) => {
      const unread = answersOf(call).find((answer) => hasCome(answer) && !mayRead(answer, origin));
      if (unread === undefined) return null;
      const where =
        unread === call.preflight ? "the preflight" : `the answer (${describe(unread)})`;
      const given = unread.headers.get("access-control-allow-origin");
      return `${where} has ${given === null ? "no Access-Control-Allow-Origin" : `"Access-Control-Allow-Origin: ${given}"`}; set "${origin}"`;
    }),
  },
  {
    passed: "backend: pages of the site may send what they send",
    complaints: eachCall(failed, ({ request, preflight }) => {
      if (preflight === null || !isSuccess(preflight)) return null;
      const forbidden = forbiddenHeaders(request, preflight);
      return forbidden.length === 0
        ? null
        : `the preflight doesn't allow ${forbidden.join(", ")}; set "Access-Control-Allow-Headers: Content-Type"`;
    }),
  },
  {
    passed: "backend: preflights name the methods",
    complaints: eachCall(warning, ({ request: { method }, preflight }) => {
      if (preflight === null || !isSuccess(preflight)) return null;
      const methods = preflight.headers.get("access-control-allow-methods") ?? "";
      return methods === "*" || methods.split(/\s*,\s*/).includes(method)
        ? null
        : `the preflight doesn't name ${method}; set "Access-Control-Allow-Methods: GET, POST"`;
    }),
  },
  {
    passed: "backend: pages of other sites may read nothing",
    complaints: eachCall(failed, ({ openTo }, { origin }) =>
      openTo.length > 0
        ? `pages of ${openTo.join(", ")} may read the answer; allow "${origin}" alone, compared as a whole`
        : null,
    ),
  },
  {
    passed: "backend: no cookies are set, and none are allowed",
    complaints: eachCall(warning, (call) => {
      const answers = answersOf(call);
      if (answers.some(({ headers }) => headers.has("set-cookie")))
        return "it sets a cookie, which the site never sends back; set none";
      return answers.some(({ headers }) => headers.has("access-control-allow-credentials"))
        ? "it allows credentials, which the site never sends; leave out Access-Control-Allow-Credentials"
        : null;
    }),
  },
  {
    passed: "backend: a login with a wrong password is refused",
    complaints({ login: { answer } }) {
      const isRefused = [400, 401].includes(answer.status) || isLimited(answer);
      if (isRefused || !hasCome(answer) || isRedirect(answer)) return [];
      return [
        failed(
          isSuccess(answer)
            ? `login: lets in a user who doesn't exist, with any password (${describe(answer)})`
            : `login: a user who doesn't exist is refused by ${describe(answer)}; answer 401, as for a wrong password`,
        ),
      ];
    },
  },
  {
    passed: "backend: forgot-password takes addresses without an account",
    complaints({ forgotten: [one, another] }) {
      if (one === undefined || another === undefined) return [];
      if (!hasCome(one.answer) || isLimited(one.answer) || isRedirect(one.answer)) return [];
      return isSuccess(one.answer)
        ? differences(one, another, "from one address to another")
        : [
            failed(
              `forgot-password: an address without an account gets ${describe(one.answer)}, which tells who has one; answer 200 for all`,
            ),
          ];
    },
  },
  {
    passed: "backend: a made-up reset link is refused",
    complaints: ({ checkedLink, reset }) =>
      [
        { name: "validate-reset-token", answer: checkedLink.answer },
        { name: "reset-password", answer: reset.answer },
      ]
        .filter(({ answer }) => isSuccess(answer) || answer.status >= 500)
        .map(({ name, answer }) =>
          failed(
            `${name}: a made-up token gets ${describe(answer)}; refuse it by 400 with a message`,
          ),
        ),
  },
  {
    passed: "backend: errors say in JSON what is wrong",
    complaints: eachCall(failed, ({ exchange }) =>
      exchange !== null && exchange.answer.status >= 400 ? messageFault(exchange) : null,
    ),
  },
];
