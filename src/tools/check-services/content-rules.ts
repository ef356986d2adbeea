/** All that is asked of the content store. */
import { TIMEOUT } from "../../lib/http.ts";
import { isRecord, parseJson } from "../../lib/narrow.ts";
import { newsDocument } from "../../services/news-schema.ts";
import { settings } from "../../settings.ts";
import { failed, type Rule, warning } from "../report.ts";
import {
  describe,
  forbiddenHeaders,
  isRedirect,
  isSuccess,
  mayRead,
  notJson,
  type ServiceResponse,
  slowness,
} from "./calls.ts";
import { type ContentStore, type Crop, nameOf } from "./content-store.ts";
import { newsProblems } from "./news-problems.ts";

const ORIGINS = "in the project's settings at sanity.io/manage, under API, CORS origins";

/** What is wrong with the response to a query, and what to change. */
function queryFault(response: ServiceResponse): string | null {
  const { contentToken, contentDataset } = settings;
  if (response.failure !== null) return describe(response);
  const said = describe(response);
  if (isRedirect(response)) return `${said}; set CONTENT_API to the last address`;
  if (response.status === 401 || response.status === 403)
    return contentToken
      ? `${said}: CONTENT_TOKEN isn't valid there; leave it out for a public dataset`
      : `${said}: the dataset isn't public; run "sanity dataset visibility set ${contentDataset} public"`;
  if (response.status === 404)
    return `${said}: no such dataset; see CONTENT_PROJECT, CONTENT_DATASET, CONTENT_API`;
  if (!isSuccess(response)) return said;
  if (!/\bjson\b/.test(response.headers.get("content-type") ?? ""))
    return `it has the type ${response.headers.get("content-type")}, not JSON; see CONTENT_API`;
  const otherKind = notJson(response);
  if (otherKind !== null) return `it is ${otherKind}; see CONTENT_API`;
  const body = parseJson(`${response.body}`);
  return isRecord(body) && "result" in body ? null : 'its JSON has no "result"; see CONTENT_API';
}

const queriesOf = ({ listing, article, all }: ContentStore) => [
  { name: "the listing's query", response: listing.response },
  { name: "a query for all news", response: all.response },
  ...(article ? [{ name: "an article's query", response: article.response }] : []),
];

/** What is wrong with a picture, and what to change. */
function cropFault({ address, width, height, response, size }: Crop): string | null {
  if (!isSuccess(response))
    return `${describe(response)} at ${address}; see CONTENT_IMAGES, CONTENT_PROJECT`;
  if (size === null) return `${address} is no picture`;
  // A pixel more or less comes of rounding.
  const isRight = (wanted: number, given: number) => Math.abs(wanted - given) <= 1;
  const isSized =
    height === null
      ? size.width <= width
      : isRight(width, size.width) && isRight(height, size.height);
  return isSized
    ? null
    : `${address} has ${size.width} × ${size.height} pixels, not ${width} × ${height ?? "any"}: CONTENT_IMAGES doesn't crop`;
}

const fields = newsDocument.fields.map(({ name }): string => name);

/** The fields without which the site's news make no sense. All news may lack the others. */
const NEEDED = ["title", "slug", "date", "content"];

/** The fields that no entry has. */
const lackedByAll = (entries: ContentStore["entries"]) =>
  entries.length === 0
    ? []
    : fields.filter((name) => entries.every((entry) => (entry[name] ?? null) === null));

/** The entries that have the slug of another, by that slug. */
function sharedSlugs(entries: ContentStore["entries"]) {
  const bySlug = new Map<string, string[]>();
  for (const entry of entries) {
    const slug = isRecord(entry.slug) ? entry.slug.current : entry.slug;
    if (typeof slug === "string") bySlug.set(slug, [...(bySlug.get(slug) ?? []), nameOf(entry)]);
  }
  return [...bySlug].filter(([, names]) => names.length > 1);
}

const isUnpublished = (id: unknown) => /^(drafts|versions)\./.test(String(id));

export const contentRules: readonly Rule<ContentStore>[] = [
  {
    passed: `content store: the listing's and an article's queries get responses within ${TIMEOUT / 1000} s`,
    complaints: (store) =>
      queriesOf(store).flatMap(({ name, response }) => {
        const fault = queryFault(response);
        return fault === null ? [] : [failed(`${name}: ${fault}`)];
      }),
  },
  {
    passed: "content store: no response comes near that time-out",
    complaints: (store) =>
      queriesOf(store).flatMap(({ name, response }) => {
        const fault = slowness(response);
        return fault === null ? [] : [warning(`${name}: ${fault}`)];
      }),
  },
  {
    passed: "content store: there are news, and the newest can be read",
    complaints({ listing, article }) {
      if (queryFault(listing.response) !== null) return [];
      if (article === null)
        return [
          warning(
            'there are no documents of the type "news" that anybody may read; publish some, import the sample news, or make the dataset public',
          ),
        ];
      return article.value || queryFault(article.response) !== null
        ? []
        : [failed("an article's query finds nothing for the newest entry's slug")];
    },
  },
  {
    passed: "content store: pages of the site may read the responses",
    complaints: (store) =>
      queriesOf(store)
        .filter(({ response }) => response.failure === null && !mayRead(response, store.origin))
        .map(({ name }) =>
          failed(
            `${name}: pages of ${store.origin} may not read the response; add that origin ${ORIGINS}`,
          ),
        ),
  },
  {
    passed: "content store: pages of the site may send what they send",
    complaints({ origin, preflight }) {
      if (preflight === null) return [];
      const { request, response } = preflight;
      const isAllowed = isSuccess(response) && mayRead(response, origin);
      return isAllowed && forbiddenHeaders(request, response).length === 0
        ? []
        : [
            failed(
              `the preflight of a query with CONTENT_TOKEN is refused (${describe(response)}); add the origin ${ORIGINS}, or leave CONTENT_TOKEN out`,
            ),
          ];
    },
  },
  {
    passed: "content store: no credentials are allowed",
    complaints: ({ listing: { response } }) =>
      response.headers.get("access-control-allow-credentials") === "true"
        ? [
            warning(
              `pages of the site may ask with an editor's own login; take "Allow credentials" from the origin ${ORIGINS}`,
            ),
          ]
        : [],
  },
  {
    passed: "content store: the site gets published documents alone",
    complaints: ({ entries }) =>
      entries
        .filter(({ _id }) => isUnpublished(_id))
        .map((entry) =>
          failed(
            `${nameOf(entry)} isn't published, and is shown; CONTENT_API must obey "perspective=published"`,
          ),
        ),
  },
  {
    passed: "content store: nobody can read drafts",
    complaints({ drafts }) {
      if (drafts.length === 0) return [];
      const found = `anybody can read drafts (${drafts.length}), such as ${drafts[0]}`;
      return settings.contentToken
        ? [warning(`${found}, with CONTENT_TOKEN, which stands in the site's script`)]
        : [failed(`${found}; a draft's id begins with "drafts."`)];
    },
  },
  {
    passed: "content store: it holds nothing but news",
    complaints: ({ otherTypes }) =>
      otherTypes.length === 0
        ? []
        : [
            warning(
              `anybody can read the documents of the types ${otherTypes.join(", ")}, too; let nothing in them be secret, or give them a dataset of their own`,
            ),
          ],
  },
  {
    passed: "content store: nobody can change it by what the site knows",
    complaints: ({ change }) =>
      isSuccess(change)
        ? [
            failed(
              settings.contentToken
                ? "CONTENT_TOKEN, which stands in the site's script, can change the news; delete it, and make one with the role Viewer if you need one"
                : "anybody can change the news without a token; see the project's roles at sanity.io/manage",
            ),
          ]
        : [],
  },
  {
    passed: "content store: the entries' fields have the names that the site reads",
    complaints({ entries }) {
      const named = new Set(entries.flatMap((entry) => Object.keys(entry)));
      const others = [...named].filter((name) => !name.startsWith("_") && !fields.includes(name));
      const found = others.length > 0 ? `, but they have ${others.join(", ")}` : "";
      return lackedByAll(entries).map((name) =>
        (NEEDED.includes(name) ? failed : warning)(
          `no entry has the field "${name}"${found}; name the fields as src/services/news-schema.ts does`,
        ),
      );
    },
  },
  {
    passed: "content store: every entry has what the site shows",
    complaints({ entries }) {
      const lacked = lackedByAll(entries);
      return entries.flatMap((entry) =>
        newsProblems(entry, lacked).map((problem) => warning(`${nameOf(entry)}: ${problem}`)),
      );
    },
  },
  {
    passed: "content store: every entry has an address of its own",
    complaints: ({ entries }) =>
      sharedSlugs(entries).map(([slug, names]) =>
        warning(
          `${names.join(" and ")} have the same slug "${slug}", by which only the newest can be read`,
        ),
      ),
  },
  {
    passed: "content store: pictures come in the crops that the site asks for",
    complaints({ entries, crops }) {
      if (entries.length > 0 && crops.length === 0)
        return [warning("no entry has a picture, so that none could be checked")];
      const [fault, ...more] = crops.flatMap((crop) => cropFault(crop) ?? []);
      if (fault === undefined) return [];
      const others = more.length > 0 ? ` (and ${more.length} more sizes of it)` : "";
      return [failed(`a picture: ${fault}${others}`)];
    },
  },
  {
    passed: "content store: the site may show pictures and store them on the phone",
    complaints({ origin, crops: [crop] }) {
      if (crop === undefined || !isSuccess(crop.response)) return [];
      const policy = crop.response.headers.get("cross-origin-resource-policy");
      if (policy !== null && policy !== "cross-origin")
        return [
          failed(
            `pictures have "Cross-Origin-Resource-Policy: ${policy}", which hides them; set cross-origin`,
          ),
        ];
      return mayRead(crop.response, origin)
        ? []
        : [
            warning(
              `the service worker may not read pictures, and asks for each twice; set "Access-Control-Allow-Origin: *" at CONTENT_IMAGES`,
            ),
          ];
    },
  },
];
