/** What a news entry of the content store lacks to be shown as its editor wants it. */
import { isRecord, listOf, textOrNull } from "../../lib/narrow.ts";
import { formatNewsDate } from "../../rules/news-date.ts";
import { toSafeHref } from "../../services/article-body.ts";
import { toContentImage } from "../../services/images.ts";
import { newsDocument } from "../../services/news-schema.ts";

type Field = (typeof newsDocument.fields)[number];
type Problems = readonly string[];

const [textBlock] = newsDocument.fields.flatMap((field) =>
  field.type === "array" ? field.of.filter((member) => member.type === "block") : [],
);
const valuesOf = (list: readonly { readonly value: string }[] = []) =>
  list.map(({ value }) => value);
const styles = valuesOf(textBlock?.styles);
const lists = valuesOf(textBlock?.lists);
const decorators = valuesOf(textBlock?.marks.decorators);

const one = (isWrong: boolean, problem: string): Problems => (isWrong ? [problem] : []);
const text = (value: unknown) => one(typeof value !== "string", "isn't text");
const image = (value: unknown) =>
  one(toContentImage(value) === null, "has no asset, so that no picture is shown");

function blockProblems(block: unknown): Problems {
  if (!isRecord(block)) return ["has a block that is no object"];
  if (block._type === "image")
    return image(block).map((problem) => `has a picture that ${problem}`);
  if (block._type !== "block")
    return [`has a block of the unknown type "${block._type}", which isn't shown`];

  const links = listOf(block.markDefs).filter(isRecord);
  const known = [...decorators, ...links.map(({ _key }) => _key)];
  const marks = listOf(block.children).flatMap((child) =>
    isRecord(child) ? listOf(child.marks) : [],
  );
  return [
    ...one(
      !styles.includes(String(block.style ?? "normal")),
      `has the unknown style "${block.style}", shown as a paragraph`,
    ),
    ...one(
      !lists.includes(String(block.listItem ?? "bullet")),
      `has the unknown list "${block.listItem}", shown as a paragraph`,
    ),
    ...marks
      .filter((mark) => !known.includes(mark))
      .map((mark) => `has the unknown mark "${mark}", which isn't shown`),
    ...links
      .filter(({ _type, href }) => _type !== "link" || toSafeHref(href) === null)
      .map(({ href }) => `has the link "${href}", which the site doesn't follow`),
  ];
}

/** What is wrong with a field's value, by the field's type in the schema. */
const checks: Readonly<Record<Field["type"], (value: unknown) => Problems>> = {
  string: text,
  text,
  slug: (value) =>
    isRecord(value)
      ? one(textOrNull(value.current) === null, 'has no text in "current"')
      : ["is no slug of the schema, in which Studio can change it"],
  date: (value) =>
    one(
      formatNewsDate(String(value)) === null,
      `"${value}" is no day such as 2024-03-04, so that none is shown`,
    ),
  image,
  array: (value) =>
    Array.isArray(value) ? value.flatMap(blockProblems) : ["is no list of blocks"],
};

/**
 * Holds an entry to the schema of the news.
 *
 * @param known the fields that all entries lack, of which nothing is said here.
 * @returns a few words on each field that is missing or wrong, beginning with the field's name.
 */
export function newsProblems(
  entry: Readonly<Record<string, unknown>>,
  known: readonly string[] = [],
): Problems {
  return newsDocument.fields.flatMap((field) => {
    if (known.includes(field.name)) return [];
    const value = entry[field.name];
    if (value !== undefined && value !== null)
      return checks[field.type](value).map((problem) => `${field.name} ${problem}`);
    return one("validation" in field, `${field.name} is missing`);
  });
}
