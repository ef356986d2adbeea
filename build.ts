/**
 * Builds the site into one folder of static files, whose name may be given: `npm run build -- out`.
 * Every address in it is relative, so that it works under any path of any server.
 */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import sharp from "sharp";
import { company } from "./src/content/company.ts";
import { footer } from "./src/content/frame.ts";
import { home } from "./src/content/home.ts";
import { placeholders, problems, settings } from "./src/settings.ts";

const folder = resolve(process.argv[2] ?? "dist");

/** The browsers that a low-end phone of the last years has. */
const TARGET = ["chrome80", "firefox78", "safari15"];

/** Ships the settings' values and leaves the file that reads them at home. */
const settingsPlugin: esbuild.Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `export const settings = ${JSON.stringify(settings)};`,
    }));
  },
};

/** Every style sheet of the screens and of what they are made of. */
async function styleSheets(): Promise<string[]> {
  const files = await readdir("src", { recursive: true });
  return files.filter((file) => file.endsWith(".module.css")).sort();
}

/*
 * esbuild gives a screen that is loaded later a style sheet of its own but nothing that loads it.
 * So the entry imports them all, and only its own style sheet, which then holds every rule, is kept.
 */
async function bundle() {
  const imports = ["main.tsx", ...(await styleSheets())].map((file) => `import "./src/${file}";`);
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: imports.join("\n"), resolveDir: ".", sourcefile: "entry.ts" },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: TARGET,
    loader: { ".svg": "dataurl" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [settingsPlugin],
    entryNames: "assets/main-[hash]",
    chunkNames: "assets/[name]-[hash]",
    sourcemap: "external",
    metafile: true,
    outdir: folder,
    write: false,
    logLevel: "warning",
  });

  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === "entry.ts",
  );
  if (entry === undefined) throw new Error("esbuild wrote no entry");
  const [script, { cssBundle, imports: chunks }] = entry;
  const isKept = (path: string) =>
    !/\.css(\.map)?$/.test(path) || path.startsWith(resolve(cssBundle ?? ""));
  for (const { path, contents } of outputFiles.filter(({ path }) => isKept(path))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }

  const address = (path: string) => relative(folder, path);
  return {
    script: address(script),
    style: address(cssBundle ?? ""),
    preloads: chunks
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => address(path)),
  };
}

/** Draws a picture of ours at this size in pixels. */
const draw = (path: string, width: number, height: number) =>
  sharp(path, { density: 600 }).resize(width, height).png({ palette: true }).toBuffer();

/** Writes the pictures that others show of the site, and which they don't take as SVG. */
async function writePictures(): Promise<void> {
  const icon = "static/icon.svg";
  await writeFile(join(folder, "icon.png"), await draw(icon, 180, 180));

  // Home's first slide as a wide window shows it, with the mark in place of the words.
  const [width, height, edge, band] = [1200, 630, 624, 12];
  const [deep, gold] = ["#083325", "#f5b82e"];
  const slide = "src/content/pictures/secure.svg";
  const card = await sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([
      { input: await draw(icon, 320, 320), left: 152, top: 155 },
      {
        input: { create: { width: band, height, channels: 3, background: gold } },
        left: edge,
        top: 0,
      },
      { input: await draw(slide, width - edge - band, height), left: edge + band, top: 0 },
    ])
    .png({ palette: true })
    .toBuffer();
  await writeFile(join(folder, "share-card.png"), card);
}

/** What a message that holds a link to the site shows of it; the picture needs a full address. */
function shareTags(): string[] {
  const { siteAddress } = settings;
  return [
    `<meta property="og:title" content="${escapeHtml(company.name)}">`,
    `<meta property="og:description" content="${escapeHtml(footer.blurb)}">`,
    ...(siteAddress
      ? [
          `<meta property="og:url" content="${escapeHtml(siteAddress)}/">`,
          `<meta property="og:image" content="${escapeHtml(siteAddress)}/share-card.png">`,
          `<link rel="canonical" href="${escapeHtml(siteAddress)}/">`,
        ]
      : []),
  ];
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills in `index.html`; a name in it that has no value stops the build. */
async function writePage({ script, style, preloads }: Awaited<ReturnType<typeof bundle>>) {
  const values = new Map([
    ["title", escapeHtml(`${home.heading} · ${company.name}`)],
    ["description", escapeHtml(footer.blurb)],
    ["phones", escapeHtml(company.phones.map(({ label }) => label).join(", "))],
    ["email", escapeHtml(company.email)],
    [
      "head",
      [
        ...shareTags(),
        `<link rel="stylesheet" href="${style}">`,
        ...preloads.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
        `<script type="module" src="${script}"></script>`,
      ].join("\n    "),
    ],
  ]);
  const template = await readFile("index.html", "utf8");
  const page = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which has no value`);
    return value;
  });
  await writeFile(join(folder, "index.html"), page);
}

/** Prints what visitors may fetch, in bytes. Source maps are for developers and aren't counted. */
async function printSizes() {
  const row = (name: string, sizes: readonly (number | string)[]) =>
    console.log(name.padEnd(36), ...sizes.map((size) => String(size).padStart(9)));
  const totals = [0, 0, 0];

  row("file", ["raw", "gzip", "brotli"]);
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, file);
    if (file.endsWith(".map") || !(await stat(path)).isFile()) continue;
    const contents = await readFile(path);
    const sizes = [contents.length, gzipSync(contents).length, brotliCompressSync(contents).length];
    for (const [index, size] of sizes.entries()) totals[index] = (totals[index] ?? 0) + size;
    row(file, sizes);
  }
  row("all", totals);
}

if (problems.length > 0) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await cp("static", folder, { recursive: true });
await writePictures();
await writePage(await bundle());
await printSizes();
for (const name of placeholders) console.warn(`warning: ${name} is a placeholder`);
