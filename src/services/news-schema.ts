/**
 * The news document for a Sanity Studio, which has a copy of this file, so it imports nothing:
 * `schema: { types: [newsDocument] }` (https://www.sanity.io/docs/schema-types).
 */

const required = (rule: { required: () => unknown }) => rule.required();

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
        // With the styles, lists and marks that a Studio offers by default. The site shows them all.
        { type: "block" },
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
