import { type Progress, upload } from "../lib/upload.ts";
import { type Application, applicationFields } from "../rules/application-fields.ts";
import { CREATE_ACCOUNT } from "./backend-addresses.ts";

/**
 * Sends an application for an account, without an Authorization header, and without a time-out: the
 * photo may take long. Throws like `upload`.
 */
export async function submitApplication(
  application: Application,
  image: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const body = new FormData();
  for (const { name } of applicationFields) body.set(name, application[name].trim());
  body.set("idCardImage", image, image.name);
  await upload(CREATE_ACCOUNT, {
    body,
    // The specification names these (section 7).
    successStatuses: [200, 201],
    signal,
    onProgress,
  });
}
