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

/** Above the image's own limit, so that one a bit too large is still told by name. */
const REQUEST_LIMIT = 8 * 1024 * 1024;

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
        const form = await readForm(request, REQUEST_LIMIT);
        const values = readFields(form);
        const image = readImage(form);
        const words = await describeImage(image);
        report(describe([...values, ["idCardImage", words]]), image);
        return json(201, { message: "Application received" });
      },
    },
  ];
}

function readFields(form: FormData): [name: string, value: string][] {
  const values = fields.map(({ name, options }) => ({
    name,
    options,
    value: textOrNull(form.get(name))?.trim() ?? "",
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

/** What there is to say about the image; its own bytes tell its type, not its sender. */
async function describeImage(image: File): Promise<string> {
  const type = await imageType(image);
  if (type === null) throw new HttpError(400, "Please select a valid image file");
  return `${image.name}, ${type}, ${image.size} bytes`;
}

/** All but the last three characters are hidden, and those too where there are no others. */
function mask(value: string): string {
  const characters = [...value];
  const hidden = characters.length > 3 ? characters.length - 3 : characters.length;
  return "*".repeat(hidden) + characters.slice(hidden).join("");
}

/** Control characters become spaces, so that nothing sent from outside can steer a terminal. */
function describe(entries: readonly (readonly [name: string, value: string])[]): string {
  const lines = entries.map(
    ([name, value]) => `  ${name}: ${value.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")}`,
  );
  return ["Account application received", ...lines].join("\n");
}
