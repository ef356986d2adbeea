/**
 * `npm run check-host -- https://bank.example/`: checks whether the host at that address serves the
 * build in `dist/`, and how.
 */
import { checkHost, readBuild } from "./check-host/check-host.ts";
import { refuse } from "./refuse.ts";
import { report } from "./report.ts";

const [address = ""] = process.argv.slice(2);
const build = await readBuild("dist");
if (!/^https?:/i.test(address) || !URL.canParse(address) || build.size === 0)
  refuse(`Run npm run check-host -- https://bank.example/ with the site's whole address,
in the folder where dist/ is the build that was released`);
report(await checkHost(new URL(address).href, build));
