/**
 * The news document for a Sanity Studio, which has a copy of this file, so it imports nothing:
 * `schema: { types: [newsDocument] }` (https://www.sanity.io/docs/schema-types).
 */

const required = (rule: { required: () => unknown }) => rule.required();

/** `article-body.ts` shows a link with another scheme as text. */
const schemes = ["http", "https", "mailto", "tel"];

export const newsDocument = {
  name: "news",
  title: "News",
  type: "document",
  fields: [
    { name: "title", title: "Title", type: "string", validation: required },
    {
      name: "slug",
      title: "Address",
      description: "Links that were sent stop working if you change it.",
      type: "slug",
      options: { source: "title", maxLength: 96 },
      validation: required,
    },
    {
      name: "date",
      title: "Date",
      description: "A future date doesn't delay the entry: visitors see it once it is published.",
      type: "date",
      validation: required,
    },
    { name: "description", title: "Description", type: "text", rows: 3 },
    { name: "image", title: "Picture", type: "image", options: { hotspot: true } },
    {
      name: "content",
      title: "Text",
      type: "array",
      of: [
        {
          type: "block",
          styles: [
            { title: "Paragraph", value: "normal" },
            { title: "Heading 1", value: "h1" },
            { title: "Heading 2", value: "h2" },
            { title: "Heading 3", value: "h3" },
            { title: "Quote", value: "blockquote" },
          ],
          lists: [
            { title: "Bullets", value: "bullet" },
            { title: "Numbers", value: "number" },
          ],
          marks: {
            decorators: [
              { title: "Bold", value: "strong" },
              { title: "Italic", value: "em" },
              { title: "Underline", value: "underline" },
              { title: "Strike", value: "strike-through" },
              { title: "Code", value: "code" },
            ],
            annotations: [
              {
                name: "link",
                title: "Link",
                type: "object",
                fields: [
                  {
                    name: "href",
                    title: "Address",
                    type: "url",
                    validation: (rule: {
                      uri: (options: { scheme: readonly string[] }) => unknown;
                    }) => rule.uri({ scheme: schemes }),
                  },
                ],
              },
            ],
          },
        },
        {
          type: "image",
          options: { hotspot: true },
          fields: [
            { name: "alt", title: "Description for people who can't see it", type: "string" },
            { name: "caption", title: "Caption", type: "string" },
          ],
        },
      ],
    },
  ],
  orderings: [
    { name: "newestFirst", title: "Newest first", by: [{ field: "date", direction: "desc" }] },
  ],
  preview: { select: { title: "title", subtitle: "date", media: "image" } },
} as const;
