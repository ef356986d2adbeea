import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createImageUrlBuilder, type SanityImageObject } from "@sanity/image-url";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startContentStore } from "../../standin/content-store.ts";
import { assetName, type Picture, pictures } from "../../standin/dataset.ts";

const test = suite("content store stand-in");

const home = process.cwd();
let folder = "";
let store: Awaited<ReturnType<typeof startContentStore>>;

// Drawings whose every pixel is known, in place of the real ones.
const quarters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1400">
  <rect width="1000" height="700" fill="red"/>
  <rect x="1000" width="1000" height="700" fill="lime"/>
  <rect y="700" width="1000" height="700" fill="blue"/>
  <rect x="1000" y="700" width="1000" height="700" fill="yellow"/></svg>`;
const noise = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1400">
  <filter id="noise"><feTurbulence baseFrequency="0.05"/></filter>
  <rect width="2000" height="1400" filter="url(#noise)"/></svg>`;
const redAtLowRight = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2000">
  <rect width="1600" height="2000" fill="white"/>
  <rect x="1160" y="1380" width="200" height="200" fill="red"/></svg>`;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-store-"));
  const drawings = join(folder, "test/standin/pictures");
  await mkdir(drawings, { recursive: true });
  await writeFile(join(drawings, "market.svg"), quarters);
  await writeFile(join(drawings, "susu.svg"), noise);
  await writeFile(join(drawings, "shop.svg"), quarters);
  await writeFile(join(drawings, "tall-tree.svg"), redAtLowRight);
  process.chdir(folder);
  const starting = startContentStore({ port: 0 });
  process.chdir(home);
  store = await starting;
});

test.after(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function queryUrl(query: string, params: Record<string, string> = {}): string {
  return `${store.origin}/v2024-02-23/data/query/production?${new URLSearchParams({ query, ...params })}`;
}

async function ask<Result>(query: string, params: Record<string, string> = {}): Promise<Result> {
  const response = await fetch(queryUrl(query, params));
  assert.is(response.status, 200);
  const { result } = (await response.json()) as { result: Result };
  return result;
}

function pictureNamed(name: string): Picture {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`no picture is named ${name}`);
  return found;
}

function imageUrl(name: string, search = ""): string {
  return `${store.origin}/images/sample/production/${assetName(pictureNamed(name))}.png${search}`;
}

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // To the nearest sixth of the scale: WebP moves a colour by a few steps.
  return [...data].map((channel) => Math.round(channel / 51) * 51).join(" ");
}

const red = "255 0 0";
const lime = "0 255 0";
const blue = "0 0 255";
const yellow = "255 255 0";

/** Sends the address as it stands; fetch would tidy it first. */
function sendRaw(
  path: string,
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(store.origin);
    request({ hostname, port, path, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("a list comes in the order that the query names", async () => {
  const query =
    '*[_type == "news"] | order(date desc) {_id, title, slug, date, description, image}';
  const list = await ask<{ date: string }[]>(query);
  const dates = list.map((entry) => entry.date);

  assert.equal(dates, dates.toSorted().toReversed());
  assert.not.equal(list, await ask(query.replace(" | order(date desc)", "")));
  assert.ok(list.length >= 12);
});

test("an answer names its query and how long it took", async () => {
  const response = await fetch(queryUrl("1 + 1"));
  const { ms, ...rest } = await response.json();

  assert.match(response.headers.get("content-type") ?? "", "application/json");
  assert.is(response.headers.get("cache-control"), "no-store");
  assert.equal(rest, { query: "1 + 1", result: 2 });
  assert.type(ms, "number");
});

const bySlug = '*[_type == "news" && slug.current == $slug][0]._id';
const byId = '*[_type == "news" && _id == $slug][0]._id';

for (const [name, query, slug, expected] of [
  ["a slug", bySlug, "keep-a-savings-habit", "sample-savings-habit"],
  ["an unknown slug", bySlug, "nowhere", null],
  ["an id", byId, "sample-without-slug", "sample-without-slug"],
  ["text that would end the query", bySlug, '"] | *["', null],
  [
    "a slug that no type narrows",
    "*[slug.current == $slug][0]._id",
    "keep-a-savings-habit",
    "page-saving",
  ],
] as const) {
  test(`a query finds by ${name}`, async () => {
    assert.is(await ask(query, { $slug: JSON.stringify(slug) }), expected);
  });
}

/** The ids and first words of two entries: one with a newer draft, one that is only a draft. */
const seenQuery = `*[_type == "news" && slug.current in ["keep-a-savings-habit", "never-published"]]
  {"seen": _id + " " + string::split(title, " ")[0]}.seen`;
const published = ["sample-savings-habit Small"];
const stored = [
  "drafts.sample-savings-habit Draft:",
  "drafts.sample-unfinished Draft:",
  ...published,
];
const overlaid = ["sample-savings-habit Draft:", "sample-unfinished Draft:"];

for (const [perspective, authorization, expected] of [
  [null, null, published],
  ["raw", null, published],
  ["published", null, published],
  ["drafts", null, published],
  ["previewDrafts", null, published],
  [null, "Bearer", published],
  [null, "Bearer secret", stored],
  ["raw", "Bearer secret", stored],
  ["published", "Bearer secret", published],
  ["drafts", "Bearer secret", overlaid],
  ["previewDrafts", "Bearer secret", overlaid],
] as const) {
  test(`in ${perspective ?? "no"} perspective "${authorization ?? ""}" sees ${expected}`, async () => {
    const url = queryUrl(seenQuery, perspective === null ? {} : { perspective });
    const response = await fetch(url, { headers: authorization === null ? {} : { authorization } });

    assert.equal((await response.json()).result, expected);
  });
}

test("an entry in the perspective of drafts says which document it comes from", async () => {
  const query = '*[_id == "sample-unfinished"][0]._originalId';
  const url = queryUrl(query, { perspective: "drafts" });
  const response = await fetch(url, { headers: { authorization: "Bearer secret" } });

  assert.is((await response.json()).result, "drafts.sample-unfinished");
});

for (const [name, query, params, description] of [
  ["a query that doesn't parse", '*[_type == "news"', {}, /Syntax error/],
  ["an unknown function", "nonsense(1)", {}, /Undefined function/],
  ["no query", "", {}, /Expected expression/],
  ["a query without end", "(".repeat(2500), {}, /./],
  [
    "a parameter that isn't JSON",
    bySlug,
    { $slug: "bare" },
    /Unable to parse value of "\$slug=bare"/,
  ],
  ["a parameter left out", bySlug, {}, /param \$slug referenced, but not provided/],
  ["a parameter of the prototype's", "$toString", {}, /param \$toString referenced/],
] as const) {
  test(`${name} is a query parse error`, async () => {
    const response = await fetch(queryUrl(query, params));
    const { error } = await response.json();

    assert.is(response.status, 400);
    assert.is(error.type, "queryParseError");
    assert.match(error.description, description);
  });
}

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
  'count(content[listItem == "bullet" && level == 2]) > 0',
  'count(content[listItem == "number" && level == 2]) > 0',
]) {
  test(`the sample has an entry with ${shape}`, async () => {
    assert.ok(await ask(`count(*[${shape}]) > 0`));
  });
}

test("every entry says that it is a sample", async () => {
  const description = 'string::startsWith(description, "Sample article. ")';
  assert.equal(await ask(`*[_type == "news" && !${description}]`), []);
});

interface Block {
  _key: string;
  _type: string;
  style?: string;
  children?: { _key: string; text: string; marks: string[] }[];
  markDefs?: { _key: string; href: string }[];
}

const bodies = () => ask<Block[][]>('*[_type == "news" && count(content) > 0].content');

const distinct = (values: string[]) => [...new Set(values)].toSorted();

test("the sample has every style, mark and kind of link", async () => {
  const blocks = (await bodies()).flat().filter(({ _type }) => _type === "block");
  const links = blocks.flatMap(({ markDefs = [] }) => markDefs);
  const linkKeys = links.map(({ _key }) => _key);
  const marks = blocks.flatMap(({ children = [] }) => children.flatMap((span) => span.marks));

  assert.equal(distinct(blocks.map(({ style = "" }) => style)), [
    "blockquote",
    "h1",
    "h2",
    "h3",
    "normal",
  ]);
  assert.equal(distinct(marks.filter((mark) => !linkKeys.includes(mark))), [
    "em",
    "strong",
    "underline",
  ]);
  assert.equal(distinct(links.map(({ href }) => new URL(href).protocol)), [
    "http:",
    "https:",
    "javascript:",
    "mailto:",
    "tel:",
  ]);
});

test("keys are a body's own, and each link is used by the span that it is for", async () => {
  for (const body of await bodies()) {
    const links = body.flatMap(({ markDefs = [] }) => markDefs.map(({ _key }) => _key));
    const spans = body.flatMap(({ children = [] }) => children);
    const keys = [...body, ...spans].map(({ _key }) => _key).concat(links);
    const used = spans.flatMap(({ marks }) => marks.filter((mark) => links.includes(mark)));

    assert.equal(distinct(keys).length, keys.length);
    assert.equal(used, links);
  }
});

test("bodies are long enough to tell reading times apart", async () => {
  const lengths = (await bodies()).map((body) => {
    const text = body.flatMap(({ children = [] }) => children.map((span) => span.text)).join(" ");
    return text.split(/\s+/).length;
  });
  assert.ok(Math.min(...lengths) >= 150, `shortest body: ${Math.min(...lengths)} words`);
  assert.ok(Math.max(...lengths) > 600, `longest body: ${Math.max(...lengths)} words`);
});

const market = [2000, 1400] as const;

for (const [search, [width, height], points] of [
  [
    "",
    market,
    [
      [10, 10, red],
      [1990, 10, lime],
      [10, 1390, blue],
      [1990, 1390, yellow],
    ],
  ],
  [
    "?w=400",
    [400, 280],
    [
      [10, 10, red],
      [390, 270, yellow],
    ],
  ],
  ["?h=140", [200, 140], [[190, 10, lime]]],
  ["?w=100&dpr=2", [200, 140], [[10, 130, blue]]],
  ["?w=800&h=400", [571, 400], [[560, 390, yellow]]],
  [
    "?rect=1000,0,1000,700&w=100",
    [100, 70],
    [
      [5, 5, lime],
      [95, 65, lime],
    ],
  ],
  [
    "?rect=900,600,200,200&w=100&h=100",
    [100, 100],
    [
      [5, 5, red],
      [95, 5, lime],
      [5, 95, blue],
      [95, 95, yellow],
    ],
  ],
  ["?rect=0,0,100,70&w=400", [400, 280], [[200, 140, red]]],
  ["?rect=0,0,100,70&w=400&fit=max", [100, 70], [[50, 35, red]]],
  ["?w=400&fit=max", [400, 280], []],
  [
    "?w=800&h=400&fit=crop",
    [800, 400],
    [
      [10, 10, red],
      [790, 390, yellow],
    ],
  ],
  [
    "?w=500&h=700&fit=crop",
    [500, 700],
    [
      [10, 10, red],
      [490, 10, lime],
    ],
  ],
  ["?w=500&h=700&fit=crop&crop=left", [500, 700], [[490, 10, red]]],
  ["?w=500&h=700&fit=crop&crop=right", [500, 700], [[10, 10, lime]]],
  ["?w=500&h=150&fit=crop&crop=top", [500, 150], [[10, 140, red]]],
  ["?w=500&h=150&fit=crop&crop=bottom", [500, 150], [[10, 10, blue]]],
  ["?w=500&h=700&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5", [500, 700], [[10, 10, lime]]],
  [
    "?rect=0,0,1000,1400&w=500&h=350&fit=crop&fp-x=0.5&fp-y=0.9",
    [500, 350],
    [
      [10, 10, blue],
      [490, 10, blue],
    ],
  ],
  ["?w=500&h=700&fit=crop&crop=center&fp-x=0.9", [500, 700], [[10, 10, red]]],
] as const) {
  test(`the picture ${search || "itself"} is ${width} by ${height}`, async () => {
    const response = await fetch(imageUrl("market", search));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const metadata = await sharp(bytes).metadata();

    assert.is(response.headers.get("content-type"), "image/png");
    assert.equal([metadata.format, metadata.width, metadata.height], ["png", width, height]);
    for (const [x, y, colour] of points) {
      assert.is(await pixel(bytes, x, y), colour, `the colour at ${x},${y}`);
    }
  });
}

for (const [id, points] of [
  // The hotspot is low right: a crop from the middle would be white here.
  ["sample-patience", [[632, 200, red]]],
  // Without the crop the first point would be red, without the hotspot the second.
  [
    "sample-record-book",
    [
      [380, 10, lime],
      [10, 180, blue],
    ],
  ],
] as const) {
  test(`an address that @sanity/image-url writes for ${id} honours its crop and hotspot`, async () => {
    const image = await ask<SanityImageObject>("*[_id == $id][0].image", {
      $id: JSON.stringify(id),
    });
    const response = await fetch(
      createImageUrlBuilder({ projectId: "sample", dataset: "production", baseUrl: store.origin })
        .image(image)
        .size(800, 400)
        .auto("format")
        .fit("crop")
        .quality(70)
        .url(),
      { headers: { accept: "image/avif,image/webp,*/*" } },
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const metadata = await sharp(bytes).metadata();

    assert.equal([metadata.format, metadata.width, metadata.height], ["webp", 800, 400]);
    for (const [x, y, colour] of points) assert.is(await pixel(bytes, x, y), colour);
  });
}

for (const [search, accept, type] of [
  ["?w=40&auto=format", "image/avif,image/webp,*/*", "image/webp"],
  ["?w=40&auto=format", "image/png,*/*", "image/png"],
  ["?w=40", "image/webp", "image/png"],
] as const) {
  test(`a picture ${search} for a reader of ${accept} is ${type}`, async () => {
    const response = await fetch(imageUrl("market", search), { headers: { accept } });
    const { format } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();

    assert.is(response.headers.get("content-type"), type);
    assert.is(`image/${format}`, type);
    assert.is(response.headers.get("vary"), "accept");
    assert.match(response.headers.get("cache-control") ?? "", /^public, max-age=\d+$/);
  });
}

test("a lower quality is fewer bytes", async () => {
  const size = async (search: string) => {
    const response = await fetch(imageUrl("susu", `?w=400&auto=format${search}`), {
      headers: { accept: "image/webp" },
    });
    return (await response.arrayBuffer()).byteLength;
  };
  const [low, usual, high] = [await size("&q=10"), await size(""), await size("&q=100")];

  assert.ok(low < usual && usual < high, `${low} < ${usual} < ${high}`);
});

test("a picture that was rendered once is kept", async () => {
  const first = await (await fetch(imageUrl("shop", "?w=50"))).arrayBuffer();
  await rm(join(folder, "test/standin/pictures/shop.svg"));
  const second = await (await fetch(imageUrl("shop", "?w=50"))).arrayBuffer();

  assert.equal(new Uint8Array(second), new Uint8Array(first));
});

const known = assetName(pictureNamed("market"));

for (const path of [
  "/",
  "/v2021-10-21/data/query/production?query=1",
  "/v2024-02-23/data/query/staging?query=1",
  "/v2024-02-23/data/mutate/production",
  "/images/sample/production/0000000000000000000000000000000000000000-2000x1400.png",
  `/images/sample/production/${known.replace("2000x1400", "200x140")}.png`,
  `/images/sample/production/${known}.svg`,
  `/images/sample/staging/${known}.png`,
  `/images/sample/production/${assetName(pictureNamed("phone"))}.png`,
  "/images/sample/production/..%2F..%2Fmarket.svg",
]) {
  test(`nothing is at ${path}`, async () => {
    const { status, headers, body } = await sendRaw(path);
    assert.is(status, 404);
    assert.is(JSON.parse(body).statusCode, 404);
    assert.is(headers["access-control-allow-origin"], "*");
  });
}

for (const path of [
  "//",
  "/%",
  "/v2024-02-23/data/query/production?query=%E0%A4%A",
  "/v2024-02-23/data/query/production?query=1&perspective=everything",
  ...[
    "w=999999",
    "w=0",
    "w=-5",
    "w=",
    "w=NaN",
    "w=Infinity",
    "w=1.5",
    "h=1e999",
    "w=5000&dpr=3",
    "w=3000&h=3000&dpr=2&fit=crop",
    "rect=0,0,1,1400&w=5000",
    "rect=0,0,0,10",
    "rect=0,0,2001,10",
    "rect=1990,1390,11,10",
    "rect=1990,1390,10,11",
    "rect=NaN,NaN,NaN,NaN",
    "rect=1,2,3",
    "rect=-1,0,10,10",
    "dpr=0",
    "dpr=4",
    "q=101",
    "q=",
    "fit=stretch",
    "crop=nowhere",
    "fp-x=2",
    "auto=compress",
    "blur=50",
  ].map((search) => `/images/sample/production/${known}.png?${search}`),
]) {
  test(`a bad request: ${path}`, async () => {
    const { status, body } = await sendRaw(path);
    assert.is(status, 400);
    assert.is(JSON.parse(body).statusCode, 400);
  });
}

test("a page from anywhere may ask, with a preflight if its browser wants one", async () => {
  const preflight = await fetch(queryUrl("1"), {
    method: "OPTIONS",
    headers: {
      origin: "https://www.example.com",
      "access-control-request-headers": "authorization",
    },
  });
  assert.is(preflight.status, 204);
  assert.is(preflight.headers.get("access-control-allow-origin"), "*");
  assert.match(preflight.headers.get("access-control-allow-methods") ?? "", "GET");
  assert.match(preflight.headers.get("access-control-allow-headers") ?? "", "authorization");

  for (const url of [queryUrl("1"), queryUrl("("), imageUrl("market", "?w=10")]) {
    const response = await fetch(url);
    assert.is(response.headers.get("access-control-allow-origin"), "*");
    await response.arrayBuffer();
  }
});

for (const [method, status] of [
  ["HEAD", 200],
  ["POST", 405],
  ["DELETE", 405],
] as const) {
  test(`${method} is ${status}`, async () => {
    const answer = await sendRaw(
      new URL(imageUrl("market", "?w=10")).href.replace(store.origin, ""),
      method,
    );
    assert.is(answer.status, status);
    assert.is(answer.body === "", method === "HEAD");
    assert.is(answer.headers.allow, status === 405 ? "GET, HEAD, OPTIONS" : undefined);
  });
}

test("a port that is taken rejects", async () => {
  const outcome = await startContentStore({ port: Number(new URL(store.origin).port) }).then(
    () => "started",
    (error) => error.code,
  );
  assert.is(outcome, "EADDRINUSE");
});

test("after closing nobody answers", async () => {
  const another = await startContentStore({ port: 0 });
  await fetch(`${another.origin}/`).then((response) => response.text());
  await another.close();
  const outcome = await fetch(another.origin).then(
    () => "answered",
    () => "refused",
  );
  assert.is(outcome, "refused");
});

test.run();
