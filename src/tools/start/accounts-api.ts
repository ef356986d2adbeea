import { textOrNull } from "../../lib/narrow.ts";
import { applicationFields } from "../../rules/application-fields.ts";
import { json, RefusalError } from "./http.ts";
import { imageType } from "./image-type.ts";
import { readForm } from "./request-body.ts";
import type { Call } from "./router.ts";

/** The fields by which a repeated application is recognised (`src/operating/services.md`). */
const IDENTITY = ["email", "idType", "idNumber", "accountType"];

const IMAGE_LIMIT = 5 * 1024 * 1024;

/**
 * The call of the accounts service (spec section 7). It stores applications until the process ends,
 * and doesn't store a repeated one again.
 *
 * @param report receives each application as text, and its image.
 */
export function createAccountsApi(
  report: (application: string, image: File) => void,
): readonly Call[] {
  const stored = new Set<string>();
  return [
    {
      method: "POST",
      path: /^\/api\/accounts\/create$/,
      async respond({ request }) {
        const form = await readForm(request);
        const values = readFields(form);
        const image = imageIn(form);
        const type = await imageType(image);
        if (type === null) throw new RefusalError(400, "Please select a valid image file");
        const identity = JSON.stringify(IDENTITY.map((name) => form.get(name)));
        const isRepeated = stored.has(identity);
        stored.add(identity);
        const description = `${image.name}, ${type}, ${image.size} bytes`;
        const heading = `Account application received${isRepeated ? " again, and not stored" : ""}`;
        report(formatReport(heading, [...values, ["idCardImage", description]]), image);
        return json(isRepeated ? 200 : 201, { message: "Application received" });
      },
    },
  ];
}

function readFields(form: FormData): [name: string, value: string][] {
  const values = applicationFields.map(({ name, options }) => ({
    name,
    options,
    value: textOrNull(form.get(name)) ?? "",
  }));

  const missing = values.filter(({ value }) => value === "");
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    throw new RefusalError(400, `Missing required fields: ${names}`);
  }
  for (const { name, options, value } of values) {
    if (options && !options.includes(value)) {
      throw new RefusalError(400, `${name} must be one of: ${options.join(", ")}`);
    }
  }
  return values.map(({ name, value }) => [name, name === "idNumber" ? mask(value) : value]);
}

function imageIn(form: FormData): File {
  const image = form.get("idCardImage");
  if (!(image instanceof File)) throw new RefusalError(400, "Please upload your ID card image");
  if (image.size >= IMAGE_LIMIT) throw new RefusalError(413, "Image size must be less than 5MB");
  return image;
}

/** Hides all but the last three characters. */
function mask(value: string): string {
  return "*".repeat(Math.max(0, value.length - 3)) + value.slice(-3);
}

/** The heading, then one line for each entry: line breaks in its value become spaces. */
function formatReport(
  heading: string,
  entries: readonly (readonly [name: string, value: string])[],
): string {
  const lines = entries.map(([name, value]) => `  ${name}: ${value.replace(/\s+/g, " ")}`);
  return [heading, ...lines].join("\n");
}
