/**
 * What the tests of the site rely on in the fake content store: it answers as Sanity does where the site's query lacks
 * something, it has an entry of every shape, and it cuts pictures as Sanity does. All else of it those tests use.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pictureOf, toContentImage } from "../../../../src/services/images.ts";
import { settings } from "../../../../src/settings.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
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
  await writeFile(join(drawings, "shop.svg"), quarters);
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

/** The response to a query, and to a request of it with these headers. */
async function query(params: Record<string, string>, headers: Record<string, string> = {}) {
  const search = new URLSearchParams(params);
  const address = `${store.origin}/v2024-02-23/data/query/production?${search}`;
  const response = await fetch(address, { headers });
  return { status: response.status, body: await response.json() };
}

const resultOf = async (text: string) => (await query({ query: text })).body.result;

/** The address by which the site shows the picture of an entry in 800 by 400 pixels. */
async function addressOf(id: string): Promise<string> {
  const image = toContentImage(await resultOf(`*[_id == "${id}"][0].image`));
  if (image === null) throw new Error("The image isn't well-formed");
  return pictureOf(image, 800, 400).src.replace(settings.contentImages, store.origin);
}

test("a query without an order doesn't get the newest first", async () => {
  const all = '*[_type == "news"]';
  const [ordered, unordered] = [`${all} | order(date desc)._id`, `${all}._id`];
  assert.not.equal(await resultOf(unordered), await resultOf(ordered));
});

test("a query with a token sees drafts, unless it asks for what is published", async () => {
  const drafts = { query: 'count(*[_id match "drafts.**"])' };
  const token = { authorization: "Bearer secret" };
  assert.is((await query(drafts)).body.result, 0);
  assert.is((await query(drafts, token)).body.result, 2);
  assert.is((await query({ ...drafts, perspective: "published" }, token)).body.result, 0);
});

test("a query without its parameter is refused, and a picture with one that isn't known here", async () => {
  assert.is((await query({ query: "*[slug.current == $slug]" })).status, 400);
  assert.is((await fetch(`${await addressOf("sample-patience")}&dpr=2`)).status, 400);
});

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

for (const [id, points, colours] of [
  // The hotspot is low right: a crop of the middle would be white here.
  ["sample-patience", [[632, 200]], ["255 0 0"]],
  // Without the crop the first point would be red, without the hotspot the second.
  [
    "sample-record-book",
    [
      [380, 10],
      [10, 180],
    ],
    ["0 255 0", "0 0 255"],
  ],
] as const) {
  test(`the site's address for the picture of ${id} shows its crop and hotspot`, async () => {
    const response = await fetch(await addressOf(id));
    const picture = sharp(new Uint8Array(await response.arrayBuffer())).removeAlpha();
    const { width, height } = await picture.metadata();
    assert.equal([width, height], [800, 400]);
    for (const [index, [left, top]] of points.entries()) {
      const pixel = picture.clone().extract({ left, top, width: 1, height: 1 }).raw();
      assert.is([...(await pixel.toBuffer())].join(" "), colours[index]);
    }
  });
}

test.run();
