import { textOrNull } from "../../src/lib/narrow.ts";
import { HttpError, json } from "./http.ts";
import { imageType } from "./image-type.ts";
import { readForm } from "./request-body.ts";
import type { Call } from "./router.ts";

/** The ten text fields of an application, each with the values that it may have where they are set. */
const fields: readonly { name: string; options?: readonly string[] }[] = [
  { name: "fullName" },
  { name: "email" },
  { name: "phone" },
  { name: "address" },
  { name: "dateOfBirth" },
  { name: "gender", options: ["Male", "Female"] },
  { name: "occupation" },
  { name: "idType", options: ["National ID", "Voter ID", "Passport", "Driver's License"] },
  { name: "idNumber" },
  { name: "accountType", options: ["Savings", "Current", "Student", "Business", "Susu Account"] },
];

const IMAGE_LIMIT = 5 * 1024 * 1024;

/**
 * The call of the accounts service (spec section 7).
 *
 * @param report gets each application that is accepted, as text to read, and its image.
 */
export function createAccountsApi(
  report: (application: string, image: File) => void,
): readonly Call[] {
  return [
    {
      method: "POST",
      path: /^\/api\/accounts\/create$/,
      async answer({ request }) {
        const form = await readForm(request);
        const values = readFields(form);
        const image = readImage(form);
        const type = await imageType(image);
        if (type === null) throw new HttpError(400, "Please select a valid image file");
        const description = `${image.name}, ${type}, ${image.size} bytes`;
        report(toReport([...values, ["idCardImage", description]]), image);
        return json(201, { message: "Application received" });
      },
    },
  ];
}

function readFields(form: FormData): [name: string, value: string][] {
  const values = fields.map(({ name, options }) => ({
    name,
    options,
    value: textOrNull(form.get(name)) ?? "",
  }));

  const missing = values.filter(({ value }) => value === "");
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    throw new HttpError(400, `Missing required fields: ${names}`);
  }
  for (const { name, options, value } of values) {
    if (options && !options.includes(value)) {
      throw new HttpError(400, `${name} must be one of: ${options.join(", ")}`);
    }
  }
  return values.map(({ name, value }) => [name, name === "idNumber" ? mask(value) : value]);
}

function readImage(form: FormData): File {
  const image = form.get("idCardImage");
  if (!(image instanceof File)) throw new HttpError(400, "Please upload your ID card image");
  if (image.size >= IMAGE_LIMIT) throw new HttpError(413, "Image size must be less than 5MB");
  return image;
}

/** Hides all but the last three characters. */
function mask(value: string): string {
  return "*".repeat(Math.max(0, value.length - 3)) + value.slice(-3);
}

/** One line for each entry, whatever white space is in its value. */
function toReport(entries: readonly (readonly [name: string, value: string])[]): string {
  const lines = entries.map(([name, value]) => `  ${name}: ${value.replace(/\s+/g, " ")}`);
  return ["Account application received", ...lines].join("\n");
}
