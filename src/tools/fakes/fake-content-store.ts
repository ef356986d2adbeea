import { evaluateSync, parse, toJS } from "groq-js";
import sharp from "sharp";
import { type HttpResponse, json, RefusalError, type Service, serve } from "../server/serve.ts";
import {
  type Picture,
  publishedNews,
  type Sample,
  sampleNews,
  samplePictures,
} from "./sample-news.ts";

/**
 * A fake of Sanity's HTTP API: GROQ queries over the sample news, and the image pipeline over their
 * pictures. It refuses other parameters and perspectives instead of ignoring them.
 */
export function startFakeContentStore(options: { port: number }): Promise<Service> {
  return serve({
    port: options.port,
    headers: () => ({ "access-control-allow-origin": "*" }),
    async respond(request, url) {
      if (request.method === "OPTIONS") return preflight;
      if (request.method !== "GET") throw new RefusalError(405, "Only GET is served");
      if (url.pathname === "/v2024-02-23/data/query/production") {
        const hasToken = /^Bearer \S/.test(request.headers.authorization ?? "");
        return respondToQuery(url, visibleDocuments(url.searchParams.get("perspective"), hasToken));
      }

      const [, file] = /^\/images\/[^/]+\/production\/([^/]+)$/.exec(url.pathname) ?? [];
      const picture = samplePictures.find(({ name }) => `${name}.png` === file);
      if (!picture) throw new RefusalError(404, `Nothing is at ${url.pathname}`);
      return respondWithImage(picture, url, request.headers.accept ?? "");
    },
  });
}

const preflight: HttpResponse = {
  status: 204,
  headers: { "access-control-allow-headers": "authorization" },
  body: "",
};

/**
 * Without a perspective, a token sees drafts, too (https://www.sanity.io/docs/perspectives). Sorted
 * by id as at Sanity, so that tests notice a query without an order.
 */
function visibleDocuments(perspective: string | null, hasToken: boolean): Sample[] {
  if (perspective !== null && perspective !== "published")
    throw new RefusalError(400, `The perspective ${perspective} isn't known here`);
  const seesDrafts = perspective === null && hasToken;
  return (seesDrafts ? sampleNews : publishedNews).toSorted((one, another) =>
    one._id < another._id ? -1 : 1,
  );
}

function respondToQuery(url: URL, documents: Sample[]): HttpResponse {
  const query = url.searchParams.get("query") ?? "";
  try {
    const result = runQuery(url.searchParams, documents);
    // Not cached, so that the next load shows an edited sample article.
    return json(200, { query, result }, { "cache-control": "no-store" });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return json(400, { error: { description, type: "queryParseError", query } });
  }
}

/**
 * The result of the GROQ query in a request to Sanity's query API, where `$name` has the JSON value
 * of a parameter. @throws Error if either can't be parsed.
 */
export function runQuery(search: URLSearchParams, dataset: readonly object[]): unknown {
  const params = Object.fromEntries(
    [...search]
      .filter(([name]) => name.startsWith("$"))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  );
  const tree = parse(search.get("query") ?? "", { params });
  return toJS(evaluateSync(tree, { dataset, params }));
}

const rendered = new Map<string, Promise<Buffer>>();

/** `rect` is cut out, then fitted into `w` and `h`, and enlarged unless `fit=max` is set. */
async function render(picture: Picture, search: URLSearchParams, isWebp: boolean): Promise<Buffer> {
  const { rect, w, h, fit, auto, q = "75", ...others } = Object.fromEntries(search);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`${unknown} isn't supported here`);
  if ((fit ?? "max") !== "max" || (auto ?? "format") !== "format")
    throw new Error("fit isn't max, or auto isn't format");
  const source = sharp(picture.contents);
  const [left = 0, top = 0, width = 0, height = 0] = rect?.split(",").map(Number) ?? [];
  const image = (rect === undefined ? source : source.extract({ left, top, width, height })).resize(
    {
      ...(w !== undefined && { width: Number(w) }),
      ...(h !== undefined && { height: Number(h) }),
      fit: "inside",
      withoutEnlargement: fit === "max",
    },
  );
  return (isWebp ? image.webp({ quality: Number(q) }) : image.png()).toBuffer();
}

async function respondWithImage(
  picture: Picture,
  { pathname, search, searchParams }: URL,
  accept: string,
): Promise<HttpResponse> {
  const isWebp = searchParams.has("auto") && accept.includes("image/webp");
  const key = `${pathname}${search} ${isWebp}`;
  const pending = rendered.get(key) ?? render(picture, searchParams, isWebp);
  rendered.set(key, pending);
  const body = await pending.catch((error: Error) => {
    throw new RefusalError(400, error.message);
  });
  return {
    status: 200,
    headers: {
      "content-type": isWebp ? "image/webp" : "image/png",
      // Short, since a sample picture may change. Those at Sanity never change.
      "cache-control": "public, max-age=300",
      vary: "accept",
    },
    body,
  };
}
