import { type Progress, upload } from "../lib/upload.ts";
import { type Application, applicationFields } from "../rules/application-fields.ts";
import { settings } from "../settings.ts";

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
  for (const { name } of applicationFields) body.set(name, application[name].trim());
  body.set("idCardImage", image, image.name);
  await upload(`${settings.apiBase}/api/accounts/create`, {
    body,
    // The specification's two; any other status of a success is a failure here.
    successes: [200, 201],
    signal,
    onProgress,
  });
}
