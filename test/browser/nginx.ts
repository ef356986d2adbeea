import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../local-server.ts";
import type { Service } from "../standin/http.ts";
import { firstProgram } from "./find-browser.ts";
import { until } from "./visit.ts";

/** The path of an installed nginx; null if none. */
export const findNginx = () =>
  firstProgram(["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]);

/** Serves a built folder at the root of an nginx that is configured as `src/deploying.md` says. */
export async function startNginx(options: { folder: string; port: number }): Promise<Service> {
  const port = options.port || (await freePort());
  const place = await mkdtemp(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `
    daemon off;
    master_process off;
    pid ${place}/pid;
    events {}
    http {
      access_log off;
      log_not_found off;
      ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(" ")}
      server {
        listen 127.0.0.1:${port};
        root ${options.folder};
        include ${options.folder}/nginx.conf;
      }
    }`;
  await writeFile(join(place, "nginx.conf"), configuration);
  const nginx = spawn(
    process.env.NGINX_PROGRAM ?? "",
    ["-e", "stderr", "-p", place, "-c", join(place, "nginx.conf")],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = once(nginx, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await Promise.race([
    until(answers, () => "nginx to answer"),
    ended.then(() => Promise.reject(new Error("nginx ended"))),
  ]);
  return {
    origin,
    async close() {
      nginx.kill();
      await ended;
      await rm(place, { recursive: true });
    },
  };
}
