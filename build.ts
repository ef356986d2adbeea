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
import { contentSecurityPolicy } from "./src/content-security-policy.ts";
import { escapeHtml } from "./src/lib/html.ts";
import { files, headTags, pictures } from "./src/metadata.ts";
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

const margins = (width: number) => ({ top: width, right: width, bottom: width, left: width });

/** Writes the pictures that others show of the site, and which they don't take as SVG. */
async function writePictures(): Promise<void> {
  const icon = "static/icon.svg";
  const write = async (name: string, picture: Promise<Buffer>) =>
    writeFile(join(folder, name), await picture);
  const [deep, forest, gold] = ["#083325", "#0d4a36", "#f5b82e"];

  await write(pictures.touchIcon, draw(icon, 180, 180));
  for (const { file, size, purpose } of pictures.appIcons) {
    // Of a maskable icon only the circle in the middle is sure to be seen.
    const mark = purpose === "maskable" ? 2 * Math.round(size * 0.36) : size;
    const extend = { background: forest, ...margins((size - mark) / 2) };
    const drawn = sharp(await draw(icon, mark, mark)).extend(extend);
    await write(file, drawn.png({ palette: true }).toBuffer());
  }

  // Home's first slide as a wide window shows it, with the mark in place of the words.
  const [width, height, edge, band] = [1200, 630, 624, 12];
  const slide = "src/content/pictures/secure.svg";
  const card = sharp({ create: { width, height, channels: 3, background: deep } })
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
  await write(pictures.shareCard, card);
}

/** Fills in `index.html`; a name in it that has no value stops the build. */
async function writePage({ script, style, preloads }: Awaited<ReturnType<typeof bundle>>) {
  const values = new Map([
    ["phones", escapeHtml(company.phones.map(({ label }) => label).join(", "))],
    ["email", escapeHtml(company.email)],
    [
      "head",
      [
        `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}">`,
        ...headTags(),
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
for (const [name, text] of Object.entries(files())) await writeFile(join(folder, name), text);
await writePage(await bundle());
await printSizes();
for (const name of placeholders) console.warn(`warning: ${name} is a placeholder`);
