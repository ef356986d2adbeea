import { type Progress, upload } from "../lib/upload.ts";
import { settings } from "../settings.ts";

/** The text fields of an application for a bank account, as the backend names them. */
export const APPLICATION_FIELDS = [
  "fullName",
  "email",
  "phone",
  "address",
  "dateOfBirth",
  "gender",
  "occupation",
  "idType",
  "idNumber",
  "accountType",
] as const;

export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
export type Application = Readonly<Record<ApplicationField, string>>;

/**
 * Applies for an account. It carries no Authorization header (spec section 6) and may take as long
 * as the picture needs. Throws as `upload` does.
 */
export async function submitApplication(
  application: Application,
  image: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const body = new FormData();
  for (const field of APPLICATION_FIELDS) body.set(field, application[field].trim());
  body.set("idCardImage", image, image.name);
  await upload(`${settings.apiBase}/api/accounts/create`, {
    body,
    // The specification's two; any other status of a success is a failure here.
    successes: [200, 201],
    signal,
    onProgress,
  });
}
