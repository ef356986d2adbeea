/** Checks of the backend. They send only calls that change nothing there. */
import { randomUUID } from "node:crypto";
import { TIMEOUT } from "../../lib/http.ts";
import { settings } from "../../settings.ts";
import { failed } from "../report.ts";
import {
  type Check,
  check,
  corsFault,
  describe,
  type Exchange,
  isHtml,
  isRedirect,
  isSuccess,
  preflight,
  type Reply,
  send,
  summarize,
} from "./exchange.ts";

/** Sends a login and a reset link of users who don't exist, and the preflights of all calls. */
export function askBackend(origin: string): Promise<readonly Exchange[]> {
  const { apiBase, usersApi } = settings;
  // Nobody receives e-mail at `example.com`.
  const email = `check-services-${randomUUID()}@example.com`;
  const token = `${randomUUID()}?${new URLSearchParams({ email })}`;
  const login = `${apiBase}/api/users/login`;
  const body = JSON.stringify({ email, password: randomUUID() });
  const headers = { origin, "content-type": "application/json" };
  const record = async (kind: string, name: string, header: string, sent: Promise<Reply>) => {
    return { kind, name, origin, header, response: await sent };
  };
  const recordPreflight = (name: string, url: string, header = "content-type") =>
    record("preflight", name, header, preflight(url, origin, "POST", header));
  return Promise.all([
    record("login", "login", "", send(login, { method: "POST", headers, body })),
    record(
      "link",
      "validate-reset-token",
      "",
      send(`${usersApi}/validate-reset-token/${token}`, { headers: { origin } }),
    ),
    recordPreflight("login", login),
    recordPreflight("register", `${apiBase}/api/users/register`),
    recordPreflight("forgot-password", `${usersApi}/forgot-password`),
    recordPreflight("reset-password", `${usersApi}/reset-password/${randomUUID()}`),
    // The content type of a form needs no permission.
    recordPreflight("accounts/create", `${apiBase}/api/accounts/create`, ""),
  ]);
}

/** Whether a response is from a backend that has the call. A gateway's status 429 may be HTML. */
const isKnown = ({ response }: Exchange) =>
  isHtml(response)
    ? response.status === 429
    : response.status > 0 && !isRedirect(response) && ![404, 405].includes(response.status);

const knowsCalls: Check = {
  passed: "backend: it has the site's calls",
  complaints(exchanges) {
    const calls = exchanges.filter(({ kind }) => kind !== "preflight");
    if (calls.some(isKnown)) return [];
    const said = summarize(calls, ({ response }) => describe(response));
    const guess = `first guess: API_BASE is wrong, ${settings.apiBase}`;
    return [failed(`backend: ${said}; ${guess}; second guess: the backend isn't running`)];
  },
};

/** The checks of the backend, in the order in which they are printed. */
export const backendChecks: readonly [Check, ...Check[]] = [
  knowsCalls,
  check(
    "backend",
    `it responds within ${TIMEOUT / 1000} s, without a redirect`,
    ["login", "link", "preflight"],
    ({ response }) => (response.status === 0 || isRedirect(response) ? describe(response) : null),
    { unclear: () => null, advice: "look at the logs of the backend and of its proxies" },
  ),
  check("backend", "the preflights allow all calls", ["preflight"], corsFault, {
    advice: `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`,
  }),
  check("backend", "pages of the site can read errors", ["login", "link"], corsFault, {
    advice: "set Access-Control-Allow-Origin to the site's origin, also on errors",
  }),
  check("backend", "login refuses an unknown address", ["login"], ({ response }) =>
    [400, 401].includes(response.status)
      ? null
      : `an unknown address gets ${describe(response)}; if API_BASE is right, respond with 401, as for a wrong password`,
  ),
  check("backend", "a reset link that doesn't exist is refused", ["link"], ({ response }) =>
    isSuccess(response)
      ? `a link that doesn't exist gets ${describe(response)}; refuse it with 400`
      : null,
  ),
];
