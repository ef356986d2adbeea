/**
 * `npm run check-host -- https://bank.example/`: checks whether the host at that address serves
 * the site correctly.
 */
import { checkHost } from "./check-host/check-host.ts";
import { report } from "./report.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error("Add the site's whole address: npm run check-host -- https://bank.example/");
  process.exit(1);
}
report(await checkHost(address));
