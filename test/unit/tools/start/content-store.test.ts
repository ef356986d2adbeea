import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pictureOf, toContentImage } from "../../../../src/services/images.ts";
import { settings } from "../../../../src/settings.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import { assetName, pictures } from "../../../../src/tools/start/dataset.ts";
import { cleanUp } from "../../../clean-up.ts";

const test = suite("fake content store");

let folder = "";
let store: Awaited<ReturnType<typeof startContentStore>>;

// Drawings whose pixels are known, instead of the sample pictures.
const quarters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1400">
  <rect width="1000" height="700" fill="red"/>
  <rect x="1000" width="1000" height="700" fill="lime"/>
  <rect y="700" width="1000" height="700" fill="blue"/>
  <rect x="1000" y="700" width="1000" height="700" fill="yellow"/></svg>`;
const redAtLowRight = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2000">
  <rect width="1600" height="2000" fill="white"/>
  <rect x="1160" y="1380" width="200" height="200" fill="red"/></svg>`;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-store-"));
  const drawings = join(folder, "src/tools/start/pictures");
  await mkdir(drawings, { recursive: true });
  for (const name of ["market", "shop"]) await writeFile(join(drawings, `${name}.svg`), quarters);
  await writeFile(join(drawings, "tall-tree.svg"), redAtLowRight);
  const home = process.cwd();
  process.chdir(folder);
  const starting = startContentStore({ port: 0 });
  process.chdir(home);
  store = await starting;
});

test.after(async () => {
  await store.close();
  await cleanUp(folder);
});

async function query(params: Record<string, string>, headers: Record<string, string> = {}) {
  const search = new URLSearchParams(params);
  const address = `${store.origin}/v2024-02-23/data/query/production?${search}`;
  const response = await fetch(address, { headers });
  return { status: response.status, body: await response.json() };
}

const resultOf = async (text: string) => (await query({ query: text })).body.result;

test("a query without an order doesn't get the newest first", async () => {
  const all = '*[_type == "news"]';
  const [ordered, unordered] = [`${all} | order(date desc)._id`, `${all}._id`];
  assert.not.equal(await resultOf(unordered), await resultOf(ordered));
});

/** The ids of one entry that has a newer draft, and of one that is only a draft. */
const SEEN = '*[title match "Draft" || _id match "sample-savings-habit"]._id';
const published = ["sample-savings-habit"];
const all = ["drafts.sample-savings-habit", "drafts.sample-unfinished", ...published];

for (const [perspective, authorization, seen] of [
  ["published", "", published],
  ["published", "Bearer secret", published],
  [null, "", published],
  [null, "Bearer secret", all],
] as const) {
  test(`in ${perspective ?? "no"} perspective "${authorization}" sees ${seen}`, async () => {
    const params = { query: SEEN, ...(perspective && { perspective }) };
    const { body } = await query(params, authorization ? { authorization } : {});
    assert.equal(body.result, seen);
  });
}

const bySlug = "*[slug.current == $slug]._id";

for (const [what, params, status] of [
  ["a query with a parameter", { query: bySlug, $slug: '"notes-and-coins"' }, 200],
  ["an unknown perspective", { query: "1", perspective: "everything" }, 400],
  ["a query that doesn't parse", { query: "*[" }, 400],
  ["a parameter that isn't JSON", { query: bySlug, $slug: "bare" }, 400],
  ["a parameter that is missing", { query: bySlug }, 400],
] as const) {
  test(`${what} is answered with ${status}`, async () => {
    assert.is((await query(params)).status, status);
  });
}

test("the sample data has every shape that the site must be able to show", async () => {
  for (const shape of [
    '_type != "news"',
    "!defined(slug)",
    "defined(slug) && !defined(slug.current)",
    "!defined(image)",
    "defined(image.crop)",
    "defined(image.hotspot)",
    "!defined(content)",
    "count(content) == 0",
    "length(title) > 150",
    'string::startsWith(date, "2024-03-04T")',
    '!string::startsWith(date, "2024-")',
    '"callout" in content[]._type',
    'count(content[_type == "image" && defined(alt) && defined(caption)]) > 0',
    'count(content[_type == "image" && !defined(alt) && !defined(caption)]) > 0',
    ...["bullet", "number"].map(
      (item) => `count(content[listItem == "${item}" && level == 2]) > 0`,
    ),
    ...["h1", "h2", "h3", "normal", "blockquote"].map((style) => `"${style}" in content[].style`),
    ...["strong", "em", "underline"].map((mark) => `"${mark}" in content[].children[].marks[]`),
    ...["http:", "https:", "mailto:", "tel:", "javascript:"].map(
      (scheme) => `count(content[].markDefs[string::startsWith(href, "${scheme}")]) > 0`,
    ),
  ])
    assert.ok(await resultOf(`count(*[${shape}]) > 0`), shape);
});

const red = "255 0 0";
const lime = "0 255 0";
const blue = "0 0 255";
const yellow = "255 255 0";

function assetOf(name: string): string {
  const picture = pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No picture has the name ${name}`);
  return `/images/sample/production/${assetName(picture)}.png`;
}

/** The type and size of a picture, and its colours at some points. */
async function pictureAt(
  address: string,
  points: readonly (readonly [x: number, y: number])[] = [],
  accept = "image/png",
) {
  const response = await fetch(address, { headers: { accept } });
  const image = sharp(new Uint8Array(await response.arrayBuffer())).removeAlpha();
  const { format, width, height } = await image.metadata();
  const colours = points.map(async ([left, top]) => {
    const pixel = await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    // Rounded, because WebP changes a colour by a few steps.
    return [...pixel].map((channel) => Math.round(channel / 51) * 51).join(" ");
  });
  assert.is(response.headers.get("content-type"), `image/${format}`);
  return { format, size: [width, height], colours: await Promise.all(colours) };
}

for (const [search, size, topLeft, bottomRight] of [
  ["", [2000, 1400], red, yellow],
  ["?w=400", [400, 280], red, yellow],
  ["?w=800&h=400", [571, 400], red, yellow],
  ["?rect=1000,0,1000,700&w=100", [100, 70], lime, lime],
  ["?rect=900,600,200,200&w=400&h=400", [400, 400], red, yellow],
  ["?rect=900,600,200,200&w=400&fit=max", [200, 200], red, yellow],
] as const) {
  test(`the picture ${search || "itself"} is ${size.join(" by ")}`, async () => {
    const [width, height] = size;
    const picture = await pictureAt(`${store.origin}${assetOf("market")}${search}`, [
      [5, 5],
      [width - 5, height - 5],
    ]);
    assert.equal(picture, { format: "png", size, colours: [topLeft, bottomRight] });
  });
}

for (const [id, points, colours] of [
  // The hotspot is low right: a crop of the middle would be white here.
  ["sample-patience", [[632, 200]], [red]],
  // Without the crop the first point would be red, without the hotspot the second.
  [
    "sample-record-book",
    [
      [380, 10],
      [10, 180],
    ],
    [lime, blue],
  ],
] as const) {
  test(`the site's address for the picture of ${id} shows its crop and hotspot`, async () => {
    const image = toContentImage(await resultOf(`*[_id == "${id}"][0].image`));
    if (image === null) throw new Error("The image isn't well-formed");
    const address = pictureOf(image, 800, 400).src.replace(settings.contentImages, store.origin);
    const picture = await pictureAt(address, points, "image/avif,image/webp,*/*");
    assert.equal(picture, { format: "webp", size: [800, 400], colours });
  });
}

for (const [search, accept, format] of [
  ["?w=40&auto=format", "image/avif,image/webp,*/*", "webp"],
  ["?w=40&auto=format", "image/png,*/*", "png"],
  ["?w=40", "image/webp,*/*", "png"],
] as const) {
  test(`the picture ${search} for a browser that accepts ${accept} is ${format}`, async () => {
    const picture = await pictureAt(`${store.origin}${assetOf("market")}${search}`, [], accept);
    assert.is(picture.format, format);
  });
}

for (const [path, status] of [
  ["/v2021-10-21/data/query/production?query=1", 404],
  ["/v2024-02-23/data/query/staging?query=1", 404],
  ["/images/sample/production/0000-2000x1400.png", 404],
  ...[
    ...["w=0", "w=NaN", "w=1.5", "h=9999", "q=101", "rect=NaN,NaN,NaN,NaN", "rect=1990,0,11,10"],
    ...["fit=stretch", "auto=compress", "dpr=2"],
  ].map((search) => [`${assetOf("market")}?${search}`, 400] as const),
] as const) {
  test(`${path} is refused by ${status}, which any page can read`, async () => {
    const response = await fetch(`${store.origin}${path}`);
    assert.is(response.status, status);
    assert.is(response.headers.get("access-control-allow-origin"), "*");
    await response.text();
  });
}

test("a preflight allows the header of a token", async () => {
  const { status, headers } = await fetch(store.origin, { method: "OPTIONS" });
  assert.is(status, 204);
  assert.is(headers.get("access-control-allow-headers"), "authorization");
});

test.run();
