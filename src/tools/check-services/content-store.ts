/** Checks of what the content store allows the site's pages. */
import { TIMEOUT } from "../../lib/http.ts";
import { parseJson } from "../../lib/narrow.ts";
import { QUERIES_URL } from "../../services/content-store.ts";
import { hasResult, NEWS_LIST, searchOf } from "../../services/queries.ts";
import { settings } from "../../settings.ts";
import { failed, warning } from "../report.ts";
import {
  type Check,
  check,
  corsFault,
  describe,
  type Exchange,
  preflight,
  type Reply,
  send,
} from "./exchange.ts";

const DRAFTS = `*[_id in path("drafts.**") || _id in path("versions.**")]._id`;

/** The list that is a query's result; null if the response has none. */
function listIn({ status, body }: Reply): readonly unknown[] | null {
  const value = status === 200 ? parseJson(body) : null;
  return hasResult(value) && Array.isArray(value.result) ? value.result : null;
}

/** Calls the content store as a page of an origin does. */
export async function askContentStore(origin: string): Promise<readonly Exchange[]> {
  const { contentToken } = settings;
  const headers = { origin, ...(contentToken && { authorization: `Bearer ${contentToken}` }) };
  const query = QUERIES_URL + searchOf(NEWS_LIST, {});
  // In this version of Sanity's API, a query without a perspective also sees drafts.
  const raw = QUERIES_URL.replace("perspective=published&", "") + searchOf(DRAFTS, {});
  const exchange = { origin, header: "" };
  const header = "authorization";
  const asked = contentToken ? [await preflight(query, origin, "GET", header)] : [];
  return [
    { ...exchange, kind: "listing", name: "the news", response: await send(query, { headers }) },
    { ...exchange, kind: "drafts", name: "drafts", response: await send(raw, { headers }) },
    ...asked.map((response) => ({ origin, header, kind: "preflight", name: "a query", response })),
  ];
}

/** The first guess at why the list of the news didn't arrive. */
function guess({ status, body }: Reply): string {
  const { contentDataset, contentToken } = settings;
  if (status === 0) return "this computer is offline, or CONTENT_PROJECT or CONTENT_API is wrong";
  if (status === 402) return "the project's quota is used up: look at sanity.io/manage";
  if (/CORS/.test(body)) return ADD_ORIGIN;
  if (status !== 401 && status !== 403)
    return "CONTENT_PROJECT, CONTENT_DATASET or CONTENT_API is wrong";
  return contentToken
    ? "CONTENT_TOKEN is wrong"
    : `the dataset isn't public: npx sanity dataset visibility set ${contentDataset} public`;
}

const SERVICE = "content store";
const ADD_ORIGIN = "add the site's origin: npx sanity cors add <origin> --no-credentials";

/** The checks of the content store, in the order in which they are printed. */
export function contentChecks(): readonly [Check, ...Check[]] {
  const { contentDataset, contentToken } = settings;
  return [
    check(
      SERVICE,
      `everybody can read the news, within ${TIMEOUT / 1000} s`,
      ["listing"],
      ({ response }) =>
        listIn(response) === null ? `${describe(response)}; first guess: ${guess(response)}` : null,
      { unclear: () => null },
    ),
    // A dataset that isn't public responds with an empty list.
    check(
      SERVICE,
      "there are news",
      ["listing"],
      ({ response }) => (listIn(response)?.length === 0 ? "the list is empty" : null),
      {
        advice: `publish an entry; or the dataset isn't public: npx sanity dataset visibility set ${contentDataset} public`,
      },
    ),
    check(SERVICE, "pages of the site can read the news", ["listing", "preflight"], corsFault, {
      advice: ADD_ORIGIN,
    }),
    check(
      SERVICE,
      "nobody can read drafts",
      ["drafts"],
      ({ response }) => (listIn(response)?.length === 0 ? null : "everybody can read some"),
      {
        unclear: ({ response }) => (listIn(response) === null ? describe(response) : null),
        level: contentToken ? warning : failed,
        advice: contentToken ? "remove CONTENT_TOKEN if you can" : "CONTENT_API must hide them",
      },
    ),
  ];
}
