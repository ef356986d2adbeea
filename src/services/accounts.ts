import { type Progress, upload } from "../lib/upload.ts";
import { type Application, applicationFields } from "../rules/application-fields.ts";
import { settings } from "../settings.ts";

/**
 * Applies for an account. The call has no Authorization header (spec section 6), and no time-out,
 * since the picture may take long. Throws as `upload` does.
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
  await upload(`${settings.apiBase}/api/accounts/create`, {
    body,
    // Any other status is a failure (spec section 4).
    successStatuses: [200, 201],
    signal,
    onProgress,
  });
}
