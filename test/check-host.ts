/**
 * `npm run check-host -- https://bank.example/`: whether the host at that address hands out the site
 * as it should.
 */
import { checkHost } from "./check-host/check-host.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error("Say the whole address: npm run check-host -- https://bank.example/");
  process.exit(1);
}
const findings = await checkHost(address);
for (const { level, text } of findings) console.log(level.padEnd(7), text);
const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
console.log(`${count("ok")} ok, ${count("warning")} warnings, ${count("FAILED")} failed`);
process.exitCode = count("FAILED") > 0 ? 1 : 0;
