import { type Progress, upload } from "../lib/upload.ts";
import { type Answers, applicationFields, photoField } from "../rules/application-fields.ts";
import { settings } from "../settings.ts";

/** Without an Authorization header (spec section 6) or a time-out, since a photo may take long. */
export async function submitApplication(
  answers: Answers,
  photo: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const body = new FormData();
  // An optional field may be empty.
  for (const { name } of applicationFields) if (answers[name]) body.set(name, answers[name]);
  body.set(photoField.name, photo, photo.name);
  await upload(`${settings.apiBase}/api/accounts/create`, { body, signal, onProgress });
}
