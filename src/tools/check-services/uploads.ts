/** `--uploads`: whether the backend refuses large files by a response that the site can show. */
import { type Complaint, failed, type Rule, warning } from "../report.ts";
import { apply, nobody } from "./backend.ts";
import { messageFault } from "./backend-rules.ts";
import { describe, type Exchange, exchange, isSuccess, mayRead } from "./calls.ts";

const MEGABYTE = 1024 * 1024;
/** How long a large file may take on an operator's line, in milliseconds. */
const TIMEOUT = 300_000;

type Upload = { readonly megabytes: number; readonly exchange: Exchange<unknown> };

type Uploads = {
  readonly origin: string;
  /** Of files that are no pictures: one below the limit of 5 MB, one above. */
  readonly uploads: readonly Upload[];
};

export async function sendUploads(origin: string): Promise<Uploads> {
  const uploads: Upload[] = [];
  for (const megabytes of [4.5, 6]) {
    const bytes = new Uint8Array(megabytes * MEGABYTE);
    const file = new File([bytes], "check-services.jpg", { type: "image/jpeg" });
    uploads.push({ megabytes, exchange: await exchange(apply(nobody(), file), origin, TIMEOUT) });
  }
  return { origin, uploads };
}

function complaintOf({ megabytes, exchange }: Upload, origin: string): Complaint | null {
  const { response } = exchange;
  const what = `a file of ${megabytes} MB that is no picture`;
  if (response.failure !== null)
    return failed(
      `accounts/create: ${what} gets ${describe(response)}; read all of it, then respond with 413`,
    );
  if (isSuccess(response))
    return failed(
      `accounts/create: ${what} is taken (${describe(response)}); refuse it by 400 or 413, and delete the application of "Check Services"`,
    );
  if (!mayRead(response, origin))
    return failed(
      `accounts/create: ${what} gets ${describe(response)} without Access-Control-Allow-Origin, perhaps from a proxy; let proxies take 8 MB, so that the backend responds`,
    );
  if (response.status === 413 && megabytes < 5)
    return failed(
      `accounts/create: ${what} is too large for a proxy or the backend; let them take 8 MB (nginx: client_max_body_size 8m)`,
    );
  const fault =
    response.status >= 500
      ? `status ${response.status}; respond with 400 or 413`
      : messageFault(exchange);
  return fault === null ? null : warning(`accounts/create: ${what}: ${fault}`);
}

export const uploadRules: readonly Rule<Uploads>[] = [
  {
    passed: "backend: large files and files that are no pictures are refused in words",
    complaints: ({ origin, uploads }) =>
      uploads.flatMap((upload) => complaintOf(upload, origin) ?? []),
  },
];
