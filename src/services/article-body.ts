import { article } from "../content/news.ts";
import { arrayOrEmpty, isRecord, textOrNull } from "../lib/narrow.ts";
import { type ContentImage, toContentImage } from "./images.ts";

/* `@portabletext/react` gets only these names, because it throws for `constructor`. */
const STYLES = ["normal", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"] as const;
const DECORATORS = ["strong", "em", "underline", "strike-through", "code"] as const;
const LIST_ITEMS = ["bullet", "number"] as const;
/** A Studio also offers `tel`, whose links `toPhoneLink` checks. */
const LINK_SCHEMES = ["http:", "https:", "mailto:"];
const MAX_HEADING_LEVEL = 3;
const MAX_LIST_LEVEL = 4;

type Span = {
  readonly _type: "span";
  readonly _key: string;
  readonly text: string;
  /** Decorators, and at most one key of `markDefs`. */
  readonly marks: string[];
};

type Link = { readonly _type: "link"; readonly _key: string; readonly href: string };

export type TextBlock = {
  readonly _type: "block";
  readonly _key: string;
  readonly style: (typeof STYLES)[number];
  readonly children: Span[];
  readonly markDefs: Link[];
  readonly listItem?: (typeof LIST_ITEMS)[number];
  readonly level?: number;
};

export type ImageBlock = {
  readonly _type: "image";
  readonly _key: string;
  readonly image: ContentImage;
  readonly alt: string;
  readonly caption: string | null;
};

export type BodyBlock = TextBlock | ImageBlock;

/**
 * Word and FileMaker write line breaks that fonts show as a box. Texts pasted from Word or a chat
 * may have only no-break spaces, and would break inside words. Beside a digit these stay.
 */
const withPlainSpaces = (text: string) =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(\d?)[\u00a0\u2007\u202f]+(?=(\d?))/g, (spaces, before, after) =>
      before || after ? spaces : " ",
    );

export function toText(value: unknown): string | null {
  const text = textOrNull(value);
  return text && withPlainSpaces(text.trim());
}

function oneOf<Known extends string>(known: readonly Known[], value: unknown): Known | null {
  return known.find((candidate) => candidate === value) ?? null;
}

/** Null for other characters, since a phone takes `*` and `#` as commands to the network. */
function toPhoneLink(href: string): string | null {
  if (!/^tel:([\d+.()/\s-]|%20)*$/i.test(href)) return null;
  const number = href
    .replace(/%20/g, "")
    // Nobody dials this zero after a country's code.
    .replace(/^([^+]*\+.*)\(0\)/s, "$1")
    .replace(/[^\d+]/g, "");
  return /^\+?\d+$/.test(number) ? `tel:${number}` : null;
}

export function toSafeHref(value: unknown): string | null {
  const text = textOrNull(value)?.trim() ?? "";
  if (/^tel:/i.test(text)) return toPhoneLink(text);
  try {
    // Normalized, because on a page with https `https:bank.lr` is a path (URL standard).
    const { protocol, href } = new URL(text);
    return LINK_SCHEMES.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

function toTextBlock(block: Readonly<Record<string, unknown>>, key: string): TextBlock | null {
  // New keys, since the renderer would take a link with the key "strong" as the decorator.
  const linkKeys = new Map<unknown, string>();
  const markDefs: Link[] = [];
  for (const definition of arrayOrEmpty(block.markDefs)) {
    if (!isRecord(definition) || definition._type !== "link") continue;
    const href = toSafeHref(definition.href);
    if (href === null) continue;
    const linkKey = `link-${markDefs.length}`;
    linkKeys.set(definition._key, linkKey);
    markDefs.push({ _type: "link", _key: linkKey, href });
  }

  const children: Span[] = [];
  let link: string | undefined;
  for (const child of arrayOrEmpty(block.children)) {
    if (!isRecord(child) || child._type !== "span" || typeof child.text !== "string") continue;
    const given = arrayOrEmpty(child.marks);
    const decorators = DECORATORS.filter((mark) => given.includes(mark) && !linkKeys.has(mark));
    // One link, since the renderer would nest several.
    const [linkKey] = given.flatMap((mark) => linkKeys.get(mark) ?? []);
    const text = withPlainSpaces(child.text);
    // No link begins without a visible character, since a keyboard would stop at nothing.
    link = textOrNull(text) || linkKey === link ? linkKey : undefined;
    const marks = [...decorators, ...(link ? [link] : [])];
    children.push({ _type: "span", _key: `${key}-${children.length}`, text, marks });
  }
  if (children.every(({ text }) => textOrNull(text) === null)) return null;

  const listItem = oneOf(LIST_ITEMS, block.listItem);
  return {
    _type: "block",
    _key: key,
    style: oneOf(STYLES, block.style) ?? "normal",
    children,
    markDefs,
    ...(listItem && { listItem, level: Number.isInteger(block.level) ? Number(block.level) : 1 }),
  };
}

function toBlock(value: unknown, key: string): BodyBlock | null {
  if (!isRecord(value)) return null;
  if (value._type === "block") return toTextBlock(value, key);
  if (value._type !== "image") return null;
  const image = toContentImage(value);
  if (image === null) return null;
  const alt = toText(value.alt) ?? article.picture;
  return { _type: "image", _key: key, image, alt, caption: toText(value.caption) };
}

/**
 * The levels of an item of an outline and of all items that contain it. The item is shown at the
 * level that is their number. So no level is skipped, and equal items stay equal.
 */
const levelsDownTo = (level: number, previous: readonly number[]) => [
  ...previous.filter((above) => above < level),
  level,
];

export function toBody(content: unknown): readonly BodyBlock[] {
  const body: BodyBlock[] = [];
  let headings: readonly number[] = [];
  let items: readonly number[] = [];

  for (const [index, value] of arrayOrEmpty(content).entries()) {
    const block = toBlock(value, String(index));
    if (block === null) continue;
    if (block._type === "image") {
      items = [];
      body.push(block);
      continue;
    }

    // A list item may also be a heading.
    let { style } = block;
    if (/^h\d$/.test(style)) {
      headings = levelsDownTo(Number(style.slice(1)), headings);
      style = oneOf(STYLES, `h${Math.min(headings.length, MAX_HEADING_LEVEL)}`) ?? "normal";
    }
    items = block.level === undefined ? [] : levelsDownTo(block.level, items);
    const level = Math.min(items.length, MAX_LIST_LEVEL);
    body.push({ ...block, style, ...(level > 0 && { level }) });
  }
  return body;
}

/** Spec section 9. */
export function readingMinutes(body: readonly BodyBlock[]): number {
  // Joined without a space, since a word that is half bold is in two spans.
  const textOf = (block: BodyBlock) =>
    block._type === "block" ? block.children.map(({ text }) => text).join("") : "";
  const words = body.map(textOf).join(" ").match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / 200));
}
