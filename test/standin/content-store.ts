import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { evaluate, parse } from "groq-js";
import sharp from "sharp";
import {
  assetName,
  type Document,
  dataset,
  isDraft,
  type Picture,
  pictures,
  publishedId,
} from "./dataset.ts";
import { type Answer, HttpError, json, type Service, serve } from "./http.ts";

/**
 * The stand-in of Sanity's HTTP API: GROQ queries over the sample dataset and the image pipeline
 * over the sample pictures, which are read from `test/standin/pictures` under the directory that
 * the process runs in. Loopback only; port 0 takes any free port. Rejects when the port is taken.
 *
 * Only what the site asks for is here. An image parameter that the real pipeline knows and this
 * one doesn't is refused with 400, so that nobody mistakes an ignored parameter for a rendered one.
 */
export function startContentStore(options: { port: number }): Promise<Service> {
  const render = createRenderer(resolve("test/standin/pictures"));

  return serve({
    port: options.port,
    headers: { "access-control-allow-origin": "*" },
    async answer(request, url) {
      if (request.method === "OPTIONS") return preflight;
      if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed;
      if (url.pathname === "/v2024-02-23/data/query/production") {
        const hasToken = /^Bearer \S/.test(request.headers.authorization ?? "");
        return queryAnswer(url, documentsSeen(url.searchParams.get("perspective"), hasToken));
      }

      const [, file] = /^\/images\/[^/]+\/production\/([^/]+)$/.exec(url.pathname) ?? [];
      const picture = pictures.find((candidate) => `${assetName(candidate)}.png` === file);
      if (!picture) throw new HttpError(404, `Nothing at ${url.pathname}`);
      return imageAnswer(picture, url, request.headers.accept ?? "", render);
    },
  });
}

const preflight: Answer = {
  status: 204,
  headers: {
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": "authorization, content-type",
  },
  body: "",
};

const methodNotAllowed = json(
  405,
  { statusCode: 405, error: "Method Not Allowed", message: "Only GET and HEAD are answered" },
  { allow: "GET, HEAD, OPTIONS" },
);

/**
 * The documents that a query sees, as https://www.sanity.io/docs/perspectives has it. Only a request
 * with a token sees drafts. In this version of the API a query without a perspective is `raw`.
 *
 * Sorted by id, as Sanity answers a query that names no order, so that a forgotten order shows.
 */
function documentsSeen(perspective: string | null, hasToken: boolean): Document[] {
  const published = dataset.filter((document) => !isDraft(document));
  const drafts = hasToken ? dataset.filter(isDraft) : [];
  switch (perspective ?? "raw") {
    case "raw":
      return sorted([...published, ...drafts]);
    case "published":
      return sorted(published);
    case "drafts":
    case "previewDrafts": {
      const latest = new Map<string, Document>();
      for (const document of [...published, ...drafts]) {
        const _id = publishedId(document);
        latest.set(_id, { ...document, _id, _originalId: document._id });
      }
      return sorted([...latest.values()]);
    }
    default:
      throw new HttpError(400, `${perspective} isn't a perspective that is known here`);
  }
}

const sorted = (documents: Document[]) =>
  documents.toSorted((one, another) => (one._id < another._id ? -1 : 1));

async function queryAnswer(url: URL, documents: Document[]): Promise<Answer> {
  const started = performance.now();
  const query = url.searchParams.get("query") ?? "";
  try {
    const result = await runQuery(query, queryParameters(url.searchParams), documents);
    const ms = Math.round(performance.now() - started);
    // Asked anew each time, so that an edited sample article shows on the next load.
    return json(200, { query, ms, result }, { "cache-control": "no-store" });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return json(400, { error: { description, type: "queryParseError", query } });
  }
}

async function runQuery(
  query: string,
  params: Record<string, unknown>,
  documents: Document[],
): Promise<unknown> {
  const tree = parse(query, { params });
  const missing = parametersIn(tree).find((name) => !Object.hasOwn(params, name));
  // groq-js takes a missing parameter for null; Sanity refuses the query.
  if (missing !== undefined) throw new Error(`param $${missing} referenced, but not provided`);
  const value = await evaluate(tree, { dataset: documents, params });
  return value.get();
}

/** A query's parameters: each `$name` of the address holds a JSON value (Sanity's query API). */
function queryParameters(search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...search]
      .filter(([name]) => name.startsWith("$"))
      .map(([name, value]) => [name.slice(1), parameterValue(name, value)]),
  );
}

function parameterValue(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new Error(`Unable to parse value of "${name}=${value}". Please quote string values.`);
  }
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

interface Point {
  x: number;
  y: number;
}

/** Whole pixels from the top left corner. */
interface Region extends Size {
  left: number;
  top: number;
}

/** Cut `region` out of the source, then scale it to `size`. */
interface Plan {
  region: Region;
  size: Size;
}

type Render = (picture: Picture, plan: Plan, format: Format) => Promise<Uint8Array>;

interface Format {
  type: "image/png" | "image/webp";
  quality: number;
}

// The stand-in's own limit: a square of that side takes 100 MB to render.
const maximumSide = 5000;

async function imageAnswer(
  picture: Picture,
  url: URL,
  accept: string,
  render: Render,
): Promise<Answer> {
  const search = url.searchParams;
  for (const name of search.keys()) {
    if (!imageParameters.has(name)) throw new HttpError(400, `${name} isn't rendered here`);
  }
  const quality = readNumber(search, "q", 0, 100) ?? 75;
  const negotiated = readChoice(search, "auto", ["format"]) && accept.includes("image/webp");
  const format: Format = { type: negotiated ? "image/webp" : "image/png", quality };
  const body = await render(picture, imagePlan(picture, search), format);
  return {
    status: 200,
    headers: {
      "content-type": format.type,
      // Short, though an asset id stands for fixed bytes at Sanity: a sample may be redrawn.
      "cache-control": "public, max-age=300",
      vary: "accept",
    },
    body,
  };
}

const imageParameters = new Set("rect w h dpr fit crop fp-x fp-y q auto".split(" "));

/**
 * What an image address asks for: `rect` first, then `w` and `h` in CSS pixels times `dpr`. With
 * both sides given, `fit=crop` fills them and the default (`clip`) stays inside them; only
 * `fit=max` never enlarges. Sanity's image transformations.
 */
function imagePlan(source: Size, search: URLSearchParams): Plan {
  const region = sourceRegion(source, search.get("rect"));
  const dpr = readNumber(search, "dpr", 1, 3) ?? 1;
  const width = readSide(search, "w", dpr);
  const height = readSide(search, "h", dpr);
  const focus = focalPoint(search);
  const fit = readChoice(search, "fit", ["clip", "crop", "max"]);

  const plan =
    fit === "crop" && width && height
      ? { region: cropTo(region, { width, height }, focus), size: { width, height } }
      : { region, size: contain(region, { width, height }, fit === "max" ? 1 : Infinity) };
  if (Math.max(plan.size.width, plan.size.height) > maximumSide) {
    throw new HttpError(400, `An image has at most ${maximumSide} pixels a side`);
  }
  return plan;
}

/** The size inside `box`, whose sides may be open, at no more than `maximum` times the region. */
function contain(region: Size, box: Record<keyof Size, number | undefined>, maximum: number): Size {
  const { width = Infinity, height = Infinity } = box;
  const scale = Math.min(width / region.width, height / region.height, maximum);
  return scaled(region, Number.isFinite(scale) ? scale : 1);
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
    throw new HttpError(400, "rect isn't a rectangle inside the image");
  }
  return { left, top, width, height };
}

/** The largest part of `region` with `shape`'s proportions, as near to its focus as it fits. */
function cropTo(region: Region, shape: Size, focus: Point): Region {
  const scale = Math.min(region.width / shape.width, region.height / shape.height);
  const { width, height } = scaled(shape, scale);
  const within = (room: number, length: number, centre: number) =>
    Math.round(Math.min(Math.max(centre * room - length / 2, 0), room - length));
  return {
    left: region.left + within(region.width, width, focus.x),
    top: region.top + within(region.height, height, focus.y),
    width,
    height,
  };
}

function scaled(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** Where `fit=crop` looks, in fractions of the region that `rect` left. */
function focalPoint(search: URLSearchParams): Point {
  const x = readNumber(search, "fp-x", 0, 1) ?? 0.5;
  const y = readNumber(search, "fp-y", 0, 1) ?? 0.5;
  const crop = readChoice(search, "crop", ["focalpoint", ...focusOfCrop.keys()]) ?? "focalpoint";
  return focusOfCrop.get(crop) ?? { x, y };
}

const focusOfCrop = new Map<string, Point>([
  ["center", { x: 0.5, y: 0.5 }],
  ["top", { x: 0.5, y: 0 }],
  ["bottom", { x: 0.5, y: 1 }],
  ["left", { x: 0, y: 0.5 }],
  ["right", { x: 1, y: 0.5 }],
]);

function readSide(search: URLSearchParams, name: string, dpr: number): number | undefined {
  const pixels = readNumber(search, name, 1, maximumSide);
  if (pixels === undefined) return undefined;
  if (!Number.isInteger(pixels)) throw new HttpError(400, `${name} isn't a whole number`);
  return Math.round(pixels * dpr);
}

function readNumber(
  search: URLSearchParams,
  name: string,
  minimum: number,
  maximum: number,
): number | undefined {
  const text = search.get(name);
  if (text === null) return undefined;
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (value >= minimum && value <= maximum) return value;
  throw new HttpError(400, `${name} isn't a number from ${minimum} to ${maximum}`);
}

function readChoice(search: URLSearchParams, name: string, known: string[]): string | undefined {
  const value = search.get(name) ?? undefined;
  if (value === undefined || known.includes(value)) return value;
  throw new HttpError(400, `${name} isn't one of ${known.join(", ")}`);
}

/**
 * Renders pictures of `folder`, each plan and format once: the bytes are kept, and requests that
 * come while it is being rendered wait for the same ones. A picture that isn't there is 404.
 */
function createRenderer(folder: string): Render {
  const kept = new Map<string, Promise<Uint8Array>>();

  function once(key: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = kept.get(key);
    if (known) return known;
    const fresh = work();
    kept.set(key, fresh);
    fresh.catch(() => kept.delete(key));
    return fresh;
  }

  async function rasterize(picture: Picture): Promise<Uint8Array> {
    const path = `${folder}/${picture.name}.svg`;
    const drawing = await readFile(path).catch(() => {
      throw new HttpError(404, `No picture at ${path}`);
    });
    const { width, height } = picture;
    return sharp(drawing).resize(width, height, { fit: "fill" }).png().toBuffer();
  }

  return (picture, plan, format) =>
    once(JSON.stringify([picture.name, plan, format]), async () => {
      const source = await once(picture.name, () => rasterize(picture));
      const image = sharp(source)
        .extract(plan.region)
        .resize(plan.size.width, plan.size.height, { fit: "fill" });
      return format.type === "image/webp"
        ? image.webp({ quality: Math.max(1, Math.round(format.quality)) }).toBuffer()
        : image.png().toBuffer();
    });
}
