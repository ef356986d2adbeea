import { messageIn, RESPONSE_TIMEOUT_MS } from "../../lib/http.ts";
import { parseJson } from "../../lib/narrow.ts";
import { hasResult } from "../../services/content-store.ts";
import type { settings } from "../../settings.ts";
import { printable } from "../printable.ts";
import type { Exchange } from "./recorded-services.ts";
import type { Rule } from "./report.ts";

type ContentSettings = Pick<typeof settings, "contentDataset" | "contentToken">;
type BackendSettings = Pick<typeof settings, "apiBase">;

/** In the order in which they are printed. If the first one fails, the others are skipped. */
type Rules = readonly [Rule, ...Rule[]];

const isRedirect = ({ status }: Exchange) => status >= 300 && status < 400;
const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300;
const isHtml = ({ body }: Exchange) => /^\s*</.test(body);

function describe(exchange: Exchange): string {
  const { status, failure, headers, body } = exchange;
  if (failure !== null) return `no response (${printable(failure)})`;
  if (status === 429) return "status 429, too many calls: wait, and check again";
  if (isRedirect(exchange))
    return `status ${status}, a redirect to ${printable(headers.get("location") ?? "no address")}`;
  if (isHtml(exchange)) return `status ${status} with an HTML page`;
  const message = status < 400 ? null : messageIn(body);
  return `status ${status}${message === null ? "" : ` "${printable(message)}"`}`;
}

type Kinds = readonly Exchange["kind"][];

const all =
  (...kinds: Kinds) =>
  (exchanges: readonly Exchange[]) =>
    exchanges.filter(({ kind }) => kinds.includes(kind));

/** Those of them whose responses can be judged, or what is wrong with all. */
const answered =
  (...kinds: Kinds) =>
  (exchanges: readonly Exchange[]) => {
    const found = all(...kinds)(exchanges);
    const clear = found.filter((each) => ![0, 429].includes(each.status) && !isRedirect(each));
    const reasons = found.map((each) => `${each.name}: ${describe(each)}`);
    return clear.length > 0 ? clear : reasons.join("; ");
  };

/** Whether a page may read the response, or send the request of the preflight. */
const originCheck = (advice: string) => (exchange: Exchange) => {
  const { kind, header, origin, headers } = exchange;
  if (kind === "preflight" && !isSuccess(exchange))
    return `the preflight gets ${describe(exchange)}; ${advice}`;
  const allowed = headers.get("access-control-allow-origin") ?? "no origin";
  if (allowed !== "*" && allowed !== origin)
    return `${kind === "preflight" ? "the preflight" : describe(exchange)} allows ${printable(allowed)}, not ${origin}; ${advice}`;
  const names = `${headers.get("access-control-allow-headers")}`.toLowerCase().split(/[ ,]+/);
  // `*` doesn't include `authorization`.
  const hasStar = names.includes("*") && header !== "authorization";
  return (
    header === "" ||
    hasStar ||
    names.includes(header) ||
    `the preflight doesn't allow the header ${header}; ${advice}`
  );
};

function listIn({ status, body }: Exchange): readonly unknown[] | null {
  const value = status === 200 ? parseJson(body) : null;
  return hasResult(value) && Array.isArray(value.result) ? value.result : null;
}

const isEmpty = (exchange: Exchange) => listIn(exchange)?.length === 0;
const ADD_ORIGIN = "add the site's origin: npx sanity cors add <origin> --no-credentials";
const makePublic = ({ contentDataset }: ContentSettings) =>
  `the dataset isn't public: npx sanity dataset visibility set ${contentDataset} public`;

function guess({ status, body }: Exchange, settings: ContentSettings): string {
  if (status === 0) return "this computer is offline, or CONTENT_PROJECT or CONTENT_API is wrong";
  if (status === 402) return "the project's quota is used up: look at sanity.io/manage";
  if (/CORS/.test(body)) return ADD_ORIGIN;
  if (status !== 401 && status !== 403)
    return "CONTENT_PROJECT, CONTENT_DATASET or CONTENT_API is wrong";
  return settings.contentToken ? "CONTENT_TOKEN is wrong" : makePublic(settings);
}

export const contentRules = (settings: ContentSettings): Rules => [
  {
    level: "FAILED",
    passed: `content store: everybody can read the news, within ${RESPONSE_TIMEOUT_MS / 1000} s`,
    select: all("listing"),
    check: (each) =>
      listIn(each) !== null || `${describe(each)}; first guess: ${guess(each, settings)}`,
  },
  {
    level: "FAILED",
    passed: "content store: there are news",
    select: all("listing"),
    // A dataset that isn't public responds with an empty list.
    check: (each) =>
      !isEmpty(each) || `the list is empty; publish an entry; or ${makePublic(settings)}`,
  },
  {
    level: "FAILED",
    passed: "content store: pages of the site can read the news",
    select: answered("listing", "preflight"),
    check: originCheck(ADD_ORIGIN),
  },
  {
    level: settings.contentToken ? "warning" : "FAILED",
    passed: "content store: nobody can read drafts",
    select: (exchanges) => all("drafts")(exchanges).filter((each) => listIn(each) !== null),
    check: (each) =>
      isEmpty(each) ||
      `everybody can read some; ${settings.contentToken ? "remove CONTENT_TOKEN if you can" : "CONTENT_API must hide them"}`,
  },
];

/** A gateway's status 429 may be HTML. */
const isKnown = (exchange: Exchange) =>
  isHtml(exchange)
    ? exchange.status === 429
    : ![0, 404, 405].includes(exchange.status) && !isRedirect(exchange);

export const backendRules = ({ apiBase }: BackendSettings): Rules => [
  {
    level: "FAILED",
    passed: "backend: it has the site's calls",
    select: all("login", "link"),
    check: (each, exchanges) =>
      exchanges.some((other) => other.kind !== "preflight" && isKnown(other)) ||
      `${describe(each)}; first guess: API_BASE is wrong, ${apiBase} (the site adds /api/users/login); second guess: the backend isn't running`,
  },
  {
    level: "FAILED",
    passed: `backend: it responds within ${RESPONSE_TIMEOUT_MS / 1000} s, without a redirect`,
    select: all("login", "link", "preflight"),
    check: (each) =>
      (each.status > 0 && !isRedirect(each)) ||
      `${describe(each)}; look at the logs of the backend and of its proxies`,
  },
  {
    level: "FAILED",
    passed: "backend: the preflights allow all calls",
    select: answered("preflight"),
    check: originCheck(
      `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`,
    ),
  },
  {
    level: "FAILED",
    passed: "backend: pages of the site can read errors",
    select: answered("login", "link"),
    check: originCheck("set Access-Control-Allow-Origin to the site's origin, also on errors"),
  },
  {
    level: "FAILED",
    passed: "backend: login refuses an unknown address",
    select: answered("login"),
    check: (each) =>
      [400, 401].includes(each.status) ||
      `an unknown address gets ${describe(each)}; if API_BASE is right, respond with 401, as for a wrong password`,
  },
  {
    level: "FAILED",
    passed: "backend: a reset link that doesn't exist is refused",
    select: answered("link"),
    check: (each) =>
      !isSuccess(each) || `a link that doesn't exist gets ${describe(each)}; refuse it with 400`,
  },
];
