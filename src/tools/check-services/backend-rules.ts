/** All that is asked of the backend where nothing changes in it. */
import { HttpError, TIMEOUT } from "../../lib/http.ts";
import { failureMessage } from "../../rules/messages.ts";
import { type Complaint, failed, type Rule, warning } from "../report.ts";
import type { Backend, BackendCall } from "./backend.ts";
import {
  describe,
  type Exchange,
  forbiddenHeaders,
  isRedirect,
  isSuccess,
  mayRead,
  notJson,
  type ServiceResponse,
  slowness,
} from "./calls.ts";

/** By how many milliseconds two responses may differ that should take the same time. */
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

/** The responses of a call that its page may read. */
const responsesOf = ({ preflight, exchange }: BackendCall): readonly ServiceResponse[] =>
  [preflight, exchange?.response ?? null].filter((response) => response !== null);

const hasCome = ({ failure }: ServiceResponse) => failure === null;
const isLimited = ({ status }: ServiceResponse) => status === 429;

/** What is wrong with an error that a visitor should read the reason of. */
export function messageFault({ response, error }: Exchange<unknown>): string | null {
  const otherKind = notJson(response);
  if (otherKind !== null) return `the error is ${otherKind}; respond with JSON`;
  if (!/\bjson\b/.test(response.headers.get("content-type") ?? ""))
    return 'the error lacks "Content-Type: application/json"';
  const message = error instanceof HttpError ? error.serverMessage : null;
  if (message === null) return 'the error has no text in its field "message"';
  return failureMessage(error, "application") === message
    ? null
    : 'the "message" is cut or not shown: let it be plain text of at most 200 characters';
}

/** What is wrong with two responses about passwords, between which nobody may tell who has an account. */
export function differences(
  one: Exchange<unknown>,
  another: Exchange<unknown>,
  who: string,
): readonly Complaint[] {
  const [first, second] = [one.response, another.response];
  if (!hasCome(first) || !hasCome(second)) return [];
  const words = ({ body }: ServiceResponse) => `${body}`.replaceAll(/[^\s"]+@[^\s"]+/g, "");
  if (first.status !== second.status || words(first) !== words(second))
    return [failed(`forgot-password: the response differs ${who}, which tells who has an account`)];
  return Math.abs(first.milliseconds - second.milliseconds) > SAME_TIME
    ? [
        warning(
          `forgot-password: the time differs ${who} (${first.milliseconds} and ${second.milliseconds} ms), which tells who has an account; respond first, send the mail after that`,
        ),
      ]
    : [];
}

export const backendRules: readonly Rule<Backend>[] = [
  {
    passed: `backend: every call gets a response within ${TIMEOUT / 1000} s`,
    complaints: eachCall(failed, (call) => {
      const missing = responsesOf(call).find((response) => !hasCome(response));
      return missing === undefined ? null : describe(missing);
    }),
  },
  {
    passed: "backend: no response comes near that time-out",
    complaints: eachCall(warning, (call) => {
      const [fault = null] = responsesOf(call).flatMap((response) => slowness(response) ?? []);
      return fault;
    }),
  },
  {
    passed: "backend: no call is redirected",
    complaints: eachCall(failed, (call) => {
      const redirect = responsesOf(call).find(isRedirect);
      return redirect === undefined
        ? null
        : `${describe(redirect)}; the site follows no redirect: set API_BASE or USERS_API to the last address`;
    }),
  },
  {
    passed: "backend: it didn't limit the calls of this check",
    complaints: eachCall(warning, (call) =>
      responsesOf(call).some(isLimited)
        ? "it limits calls (status 429), so that not all could be checked; wait, and check again"
        : null,
    ),
  },
  {
    passed: "backend: the preflight of every POST gets a response",
    complaints: eachCall(failed, ({ preflight }) =>
      preflight === null || !hasCome(preflight) || isRedirect(preflight) || isSuccess(preflight)
        ? null
        : `OPTIONS gets ${describe(preflight)}; respond to it with 204, without a login`,
    ),
  },
  {
    passed: "backend: pages of the site may read every response, errors too",
    complaints: eachCall(failed, (call, { origin }) => {
      const unread = responsesOf(call).find(
        (response) => hasCome(response) && !mayRead(response, origin),
      );
      if (unread === undefined) return null;
      const where =
        unread === call.preflight ? "the preflight" : `the response (${describe(unread)})`;
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
        ? `pages of ${openTo.join(", ")} may read the response; allow "${origin}" alone, compared as a whole`
        : null,
    ),
  },
  {
    passed: "backend: no cookies are set, and none are allowed",
    complaints: eachCall(warning, (call) => {
      const responses = responsesOf(call);
      if (responses.some(({ headers }) => headers.has("set-cookie")))
        return "it sets a cookie, which the site never sends back; set none";
      return responses.some(({ headers }) => headers.has("access-control-allow-credentials"))
        ? "it allows credentials, which the site never sends; leave out Access-Control-Allow-Credentials"
        : null;
    }),
  },
  {
    passed: "backend: a login with a wrong password is refused",
    complaints({ login: { response } }) {
      const isRefused = [400, 401].includes(response.status) || isLimited(response);
      if (isRefused || !hasCome(response) || isRedirect(response)) return [];
      return [
        failed(
          isSuccess(response)
            ? `login: lets in a user who doesn't exist, with any password (${describe(response)})`
            : `login: a user who doesn't exist is refused by ${describe(response)}; respond with 401, as for a wrong password`,
        ),
      ];
    },
  },
  {
    passed: "backend: forgot-password takes addresses without an account",
    complaints({ forgotten: [one, another] }) {
      if (one === undefined || another === undefined) return [];
      if (!hasCome(one.response) || isLimited(one.response) || isRedirect(one.response)) return [];
      return isSuccess(one.response)
        ? differences(one, another, "from one address to another")
        : [
            failed(
              `forgot-password: an address without an account gets ${describe(one.response)}, which tells who has one; respond with 200 for all`,
            ),
          ];
    },
  },
  {
    passed: "backend: a made-up reset link is refused",
    complaints: ({ checkedLink, reset }) =>
      [
        { name: "validate-reset-token", response: checkedLink.response },
        { name: "reset-password", response: reset.response },
      ]
        .filter(({ response }) => isSuccess(response) || response.status >= 500)
        .map(({ name, response }) =>
          failed(
            `${name}: a made-up token gets ${describe(response)}; refuse it by 400 with a message`,
          ),
        ),
  },
  {
    passed: "backend: errors say in JSON what is wrong",
    complaints: eachCall(failed, ({ exchange }) =>
      exchange !== null && exchange.response.status >= 400 ? messageFault(exchange) : null,
    ),
  },
];
