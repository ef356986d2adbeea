import { runInNewContext } from "node:vm";
import { evaluateSync, parse, toJS } from "groq-js";
import sharp from "sharp";
import { type FakeResponse, json, RefusalError, type Service, serve } from "./http.ts";
import { isDraft, type Picture, pictures, type Sample, sampleNews } from "./sample-news.ts";

/**
 * Starts a fake of Sanity's HTTP API on loopback: GROQ queries over the sample news, and the image
 * pipeline over their pictures. Port 0 takes any free port. Rejects if the port is in use.
 *
 * It has only the features that the site uses. It refuses Sanity's other image parameters and
 * perspectives with 400, so that none is ignored silently.
 */
export function startContentStore(options: { port: number }): Promise<Service> {
  const render = createRenderer();

  return serve({
    port: options.port,
    headers: { "access-control-allow-origin": "*" },
    async respond(request, url) {
      if (request.method === "OPTIONS") return preflight;
      if (request.method !== "GET") throw new RefusalError(405, "Only GET is served");
      if (url.pathname === "/v2024-02-23/data/query/production") {
        const hasToken = /^Bearer \S/.test(request.headers.authorization ?? "");
        return respondToQuery(url, visibleDocuments(url.searchParams.get("perspective"), hasToken));
      }

      const [, file] = /^\/images\/[^/]+\/production\/([^/]+)$/.exec(url.pathname) ?? [];
      const picture = pictures.find(({ name }) => `${name}.png` === file);
      if (!picture) throw new RefusalError(404, `Nothing is at ${url.pathname}`);
      return respondWithImage(picture, url, request.headers.accept ?? "", render);
    },
  });
}

const preflight: FakeResponse = {
  status: 204,
  headers: { "access-control-allow-headers": "authorization" },
  body: "",
};

/**
 * The documents that a query sees (https://www.sanity.io/docs/perspectives). In this version of the
 * API a query without a perspective sees drafts too, if the request has a token.
 *
 * Sorted by id, as Sanity does for a query without an order: tests then notice a missing order.
 */
function visibleDocuments(perspective: string | null, hasToken: boolean): Sample[] {
  if (perspective !== null && perspective !== "published")
    throw new RefusalError(400, `The perspective ${perspective} isn't known here`);
  const seesDrafts = perspective === null && hasToken;
  return sampleNews
    .filter((document) => seesDrafts || !isDraft(document))
    .toSorted((one, another) => (one._id < another._id ? -1 : 1));
}

/** How long a query may run, in milliseconds. Eight nested counts would run for a minute. */
const QUERY_TIMEOUT = 3000;

function respondToQuery(url: URL, documents: Sample[]): FakeResponse {
  const query = url.searchParams.get("query") ?? "";
  try {
    const run = () => runQuery(query, queryParameters(url.searchParams), documents);
    const result = runInNewContext("run()", { run }, { timeout: QUERY_TIMEOUT });
    // Not cached, so that the next load shows an edited sample article.
    return json(200, { query, result }, { "cache-control": "no-store" });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return json(400, { error: { description, type: "queryParseError", query } });
  }
}

function runQuery(query: string, params: Record<string, unknown>, documents: Sample[]): unknown {
  const tree = parse(query, { params });
  const missing = parametersIn(tree).find((name) => !Object.hasOwn(params, name));
  // groq-js treats a missing parameter as null; Sanity refuses the query.
  if (missing !== undefined) throw new Error(`param $${missing} referenced, but not provided`);
  return toJS(evaluateSync(tree, { dataset: documents, params }));
}

/** A query's parameters: the JSON value of each `$name` in the address (Sanity's query API). */
function queryParameters(search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...search]
      .filter(([name]) => name.startsWith("$"))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  );
}

function parametersIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const isParameter = "type" in node && node.type === "Parameter" && "name" in node;
  const own = isParameter && typeof node.name === "string" ? [node.name] : [];
  return [...own, ...Object.values(node).flatMap(parametersIn)];
}

interface Size {
  width: number;
  height: number;
}

/** Whole pixels from the top left corner. */
interface Region extends Size {
  left: number;
  top: number;
}

/** A region to cut out of the source, and the size to scale it to. */
interface Plan {
  region: Region;
  size: Size;
}

type Render = (picture: Picture, plan: Plan, format: Format) => Promise<Uint8Array>;

interface Format {
  type: "image/png" | "image/webp";
  quality: number;
}

async function respondWithImage(
  picture: Picture,
  url: URL,
  accept: string,
  render: Render,
): Promise<FakeResponse> {
  const search = url.searchParams;
  for (const name of search.keys()) {
    if (!imageParameters.has(name)) throw new RefusalError(400, `${name} isn't supported here`);
  }
  const quality = readNumber(search, "q", 100) ?? 75;
  const negotiated = hasChoice(search, "auto", "format") && accept.includes("image/webp");
  const format: Format = { type: negotiated ? "image/webp" : "image/png", quality };
  const body = await render(picture, imagePlan(picture, search), format);
  return {
    status: 200,
    headers: {
      "content-type": format.type,
      // Short, since a sample picture may change. Those at Sanity never change.
      "cache-control": "public, max-age=300",
      vary: "accept",
    },
    body,
  };
}

const imageParameters = new Set(["rect", "w", "h", "fit", "q", "auto"]);

/**
 * The plan of an image address: cut out `rect`, then fit it into `w` and `h`. It may be enlarged,
 * unless `fit=max` is set (Sanity's image transformations).
 */
function imagePlan(source: Size, search: URLSearchParams): Plan {
  const region = sourceRegion(source, search.get("rect"));
  const width = readNumber(search, "w", 5000) ?? Infinity;
  const height = readNumber(search, "h", 5000) ?? Infinity;
  const maximum = hasChoice(search, "fit", "max") ? 1 : Infinity;
  const wanted = Math.min(width / region.width, height / region.height, maximum);
  const scale = Number.isFinite(wanted) ? wanted : 1;
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { region, size: { width: scaled(region.width), height: scaled(region.height) } };
}

/** `left,top,width,height` in the source's pixels; without it, the whole source. */
function sourceRegion(source: Size, rect: string | null): Region {
  if (rect === null) return { left: 0, top: 0, width: source.width, height: source.height };
  const [, left, top, width, height] = (/^(\d+),(\d+),(\d+),(\d+)$/.exec(rect) ?? []).map(Number);
  if (
    left === undefined ||
    top === undefined ||
    !width ||
    !height ||
    left + width > source.width ||
    top + height > source.height
  ) {
    throw new RefusalError(400, "rect isn't a rectangle inside the image");
  }
  return { left, top, width, height };
}

/** A whole number of an image address, from 1 to `maximum`; undefined if it is missing. */
function readNumber(search: URLSearchParams, name: string, maximum: number): number | undefined {
  const text = search.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= maximum) return value;
  throw new RefusalError(400, `${name} isn't a whole number from 1 to ${maximum}`);
}

/** Whether an image address has a parameter, whose only known value is `choice`. */
function hasChoice(search: URLSearchParams, name: string, choice: string): boolean {
  const value = search.get(name);
  if (value === null || value === choice) return value === choice;
  throw new RefusalError(400, `${name} isn't ${choice}`);
}

/** Renders pictures, and caches each by its plan and format. */
function createRenderer(): Render {
  const cache = new Map<string, Promise<Buffer>>();

  async function rendered(picture: Picture, { region, size }: Plan, format: Format) {
    const image = sharp(picture.contents)
      .extract(region)
      .resize(size.width, size.height, { fit: "fill" });
    return format.type === "image/webp"
      ? image.webp({ quality: format.quality }).toBuffer()
      : image.png().toBuffer();
  }

  return (picture, plan, format) => {
    const key = JSON.stringify([picture.name, plan, format]);
    const buffer = cache.get(key) ?? rendered(picture, plan, format);
    cache.set(key, buffer);
    return buffer;
  };
}
