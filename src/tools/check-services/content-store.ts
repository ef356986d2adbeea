/** Checks of what the content store allows the site's pages, and everybody who has CONTENT_TOKEN. */
import sharp from "sharp";
import { TIMEOUT } from "../../lib/http.ts";
import { arrayOrEmpty, isRecord, parseJson } from "../../lib/narrow.ts";
import { QUERIES_URL } from "../../services/content-store.ts";
import { PICTURE_SIZES, pictureOf, toContentImage } from "../../services/images.ts";
import { hasResult, NEWS_LIST, searchOf } from "../../services/queries.ts";
import { settings } from "../../settings.ts";
import { failed, warning } from "../report.ts";
import {
  type Check,
  check,
  corsFault,
  describe,
  type Exchange,
  isSuccess,
  preflight,
  type Reply,
  send,
} from "./exchange.ts";

const DRAFTS = `*[_id in path("drafts.**") || _id in path("versions.**")]._id`;

/** The list that is a query's result; null if the response has none. */
function listIn({ status, body }: Reply): readonly unknown[] | null {
  const value = status === 200 ? parseJson(`${body}`) : null;
  return hasResult(value) && Array.isArray(value.result) ? value.result : null;
}

/** The address for a dry run of changes: https://www.sanity.io/docs/http-mutations. */
const DRY_RUN_URL = QUERIES_URL.replace(".apicdn.sanity.io", ".api.sanity.io")
  .replace("/data/query/", "/data/mutate/")
  .replace(/\?.*/, "?dryRun=true");

/** Calls the content store as a page of an origin does. That changes nothing. */
export async function askContentStore(origin: string): Promise<readonly Exchange[]> {
  const { contentToken } = settings;
  const headers = { origin, ...(contentToken && { authorization: `Bearer ${contentToken}` }) };
  const query = QUERIES_URL + searchOf(NEWS_LIST, {});
  // In this version of Sanity's API, a query without a perspective also sees drafts.
  const raw = QUERIES_URL.replace("perspective=published&", "") + searchOf(DRAFTS, {});
  const exchanges: Exchange[] = [];
  const record = (kind: string, name: string, response: Reply, more = {}) =>
    exchanges.push({ kind, name, origin, header: "", response, ...more });

  const listing = await send(query, { headers });
  record("listing", "the news", listing);
  record("drafts", "drafts", await send(raw, { headers }));
  if (contentToken) {
    const header = "authorization";
    const asked = await preflight(query, origin, "GET", header);
    record("preflight", "a query with CONTENT_TOKEN", asked, { header });
    const body = JSON.stringify({ mutations: [{ create: { _type: "news" } }] });
    const json = { ...headers, "content-type": "application/json" };
    const tried = await send(DRY_RUN_URL, { method: "POST", headers: json, body });
    record("change", DRY_RUN_URL, tried);
  }
  const [image] = arrayOrEmpty(listIn(listing)).flatMap((entry) =>
    isRecord(entry) ? (toContentImage(entry.image) ?? []) : [],
  );
  if (image !== undefined) {
    const { src } = pictureOf(image, ...PICTURE_SIZES.card);
    const response = await send(src, { headers: { origin } });
    const metadata = sharp(response.body).metadata();
    record("picture", src, response, { size: await metadata.catch(() => null) });
  }
  return exchanges;
}

function pictureFault({ response, size = null }: Exchange): string | null {
  if (size === null)
    return `${describe(response)}, not a picture; first guess: CONTENT_IMAGES is wrong`;
  const [width, height] = PICTURE_SIZES.card;
  // Rounding may add or remove a pixel.
  return Math.abs(size.width - width) <= 1 && Math.abs(size.height - height) <= 1
    ? null
    : `${size.width} × ${size.height} pixels, not ${width} × ${height}; CONTENT_IMAGES must apply rect, w and h`;
}

const SERVICE = "content store";

/** The checks of the content store, in the order in which they are printed. */
export function contentChecks(): readonly [Check, ...Check[]] {
  const { contentDataset, contentToken } = settings;
  const makePublic = `npx sanity dataset visibility set ${contentDataset} public`;
  const notPublic = `the dataset isn't public: ${makePublic}; second guess: CONTENT_TOKEN is wrong`;
  const wrongSettings = "CONTENT_PROJECT, CONTENT_DATASET or CONTENT_API is wrong";
  const unreachable = "this computer is offline, or CONTENT_PROJECT or CONTENT_API is wrong";
  const tokenCheck = check(
    SERVICE,
    "CONTENT_TOKEN can't write",
    ["change"],
    ({ response }) => (isSuccess(response) ? "everybody can write with CONTENT_TOKEN" : null),
    {
      unclear: ({ response }) =>
        isSuccess(response) || [401, 403].includes(response.status) ? null : describe(response),
      advice: "delete it, and create one with the role Viewer if you need one",
    },
  );
  return [
    check(
      SERVICE,
      `everybody can read the news, within ${TIMEOUT / 1000} s`,
      ["listing"],
      ({ response }) => {
        if (listIn(response) !== null) return null;
        const isClosed = response.status === 401 || response.status === 403;
        const guess = response.status === 0 ? unreachable : isClosed ? notPublic : wrongSettings;
        return `${describe(response)}; first guess: ${guess}`;
      },
      {
        // A dataset that isn't public responds with an empty list.
        unclear: ({ response }) =>
          listIn(response)?.length === 0 ? `it is empty; publish an entry; or ${notPublic}` : null,
      },
    ),
    check(SERVICE, "pages of the site can read the news", ["listing", "preflight"], corsFault, {
      advice: "add the site's origin: npx sanity cors add <origin> --no-credentials",
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
    check(SERVICE, "pictures have the size that the site asks for", ["picture"], pictureFault, {
      none: "no news entry has a picture",
      unclear: () => null,
    }),
    ...(contentToken ? [tokenCheck] : []),
  ];
}
