/**
 * `npm run check-host -- https://bank.example/`: checks whether the host at that address serves
 * the site correctly, and whether it is the build in `dist/`.
 */
import { readFile } from "node:fs/promises";
import { checkHost } from "./check-host/check-host.ts";
import { report } from "./report.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:/i.test(address) || !URL.canParse(address)) {
  console.error("Add the site's whole address: npm run check-host -- https://bank.example/");
  process.exit(1);
}
const build = await readFile("dist/service-worker.js").catch(() => null);
report(await checkHost(address, build));
