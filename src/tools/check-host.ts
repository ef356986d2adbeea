/**
 * `npm run check-host -- https://bank.example/`: whether the host at that address hands out the site
 * as it should.
 */
import { checkHost } from "./check-host/check-host.ts";
import { report } from "./report.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error("Say the whole address: npm run check-host -- https://bank.example/");
  process.exit(1);
}
report(await checkHost(address));
