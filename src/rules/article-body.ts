import { isRecord, listOf, textOrNull } from "../lib/narrow.ts";
import { type ContentImage, toContentImage } from "../services/images.ts";

/*
 * The renderer of portable text looks every type, style and mark up as a key of a plain object, so
 * that one called `constructor` would throw, as a missing child would. Only what is known here
 * reaches it.
 */
const STYLES = ["normal", "h1", "h2", "h3", "blockquote"] as const;
const DECORATORS = ["strong", "em", "underline", "strike-through", "code"] as const;
const LIST_ITEMS = ["bullet", "number"] as const;
const LINK_SCHEMES = ["http:", "https:", "mailto:", "tel:"];
const DEEPEST_LIST = 4;

type Span = {
  readonly _type: "span";
  readonly _key: string;
  readonly text: string;
  /** Decorators, and the key of one of the block's links. */
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

function oneOf<Known extends string>(known: readonly Known[], value: unknown): Known | null {
  return known.find((candidate) => candidate === value) ?? null;
}

/** The address of a link that may be followed (`decisions.md`, News), else null. */
export function toSafeHref(value: unknown): string | null {
  const text = textOrNull(value)?.trim() ?? "";
  try {
    return LINK_SCHEMES.includes(new URL(text).protocol) ? text : null;
  } catch {
    // It is no address, or one of this site alone.
    return null;
  }
}

function toTextBlock(block: Readonly<Record<string, unknown>>, key: string): TextBlock | null {
  // Links get keys of our own, so that one that calls itself "strong" stays a link.
  const linkKeys = new Map<unknown, string>();
  const markDefs: Link[] = [];
  for (const definition of listOf(block.markDefs)) {
    if (!isRecord(definition) || definition._type !== "link") continue;
    const href = toSafeHref(definition.href);
    if (href === null) continue;
    const linkKey = `link-${markDefs.length}`;
    linkKeys.set(definition._key, linkKey);
    markDefs.push({ _type: "link", _key: linkKey, href });
  }

  const children: Span[] = [];
  for (const child of listOf(block.children)) {
    if (!isRecord(child) || child._type !== "span" || typeof child.text !== "string") continue;
    const given = listOf(child.marks);
    // One link only, and each mark once: the renderer would put a link in a link.
    const marks = [
      ...DECORATORS.filter((mark) => given.includes(mark) && !linkKeys.has(mark)),
      ...given.flatMap((mark) => linkKeys.get(mark) ?? []).slice(0, 1),
    ];
    children.push({ _type: "span", _key: `${key}-${children.length}`, text: child.text, marks });
  }
  if (children.every(({ text }) => text.trim() === "")) return null;

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
  const alt = textOrNull(value.alt) ?? "Article image";
  return { _type: "image", _key: key, image, alt, caption: textOrNull(value.caption) };
}

/** A level that goes at most one deeper than the one before, as an outline may. */
function within(level: number, previous: number, deepest: number): number {
  return Math.max(1, Math.min(level, previous + 1, deepest));
}

/**
 * Narrows an article's rich text to what the site can show: known blocks, whose links are safe and
 * whose headings and lists step down one level at a time. The rest is left out.
 */
export function toBody(content: unknown): readonly BodyBlock[] {
  const body: BodyBlock[] = [];
  let headingLevel = 0;
  let listLevel = 0;

  for (const [index, value] of listOf(content).entries()) {
    const block = toBlock(value, String(index));
    if (block === null) continue;
    if (block._type === "image") {
      listLevel = 0;
      body.push(block);
      continue;
    }

    // An item of a list may be a heading too.
    let { style } = block;
    if (/^h\d$/.test(style)) {
      headingLevel = within(Number(style.slice(1)), headingLevel, 3);
      style = oneOf(STYLES, `h${headingLevel}`) ?? "normal";
    }
    listLevel = block.listItem ? within(block.level ?? 1, listLevel, DEEPEST_LIST) : 0;
    body.push({ ...block, style, ...(listLevel > 0 && { level: listLevel }) });
  }
  return body;
}

/** How long the body takes to read: 200 words a minute, rounded up, at least one minute. */
export function readingMinutes(body: readonly BodyBlock[]): number {
  // A word may go on from one span to the next: one that is half bold, or ends with a link.
  const text = body
    .map((block) =>
      block._type === "block" ? block.children.map((span) => span.text).join("") : "",
    )
    .join(" ");
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return Math.max(1, Math.ceil(words / 200));
}
