/** Starts web servers for the built site by the recipes in `src/operating/`. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { replaceEach } from "../../src/build/replace-each.ts";
import type { Service } from "../../src/tools/server/serve.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { freePort } from "../helpers/free-port.ts";
import { waitUntil } from "../helpers/wait-until.ts";

/** Runs a shell script in a folder. */
export const runScript = (script: string, folder: string, ...args: readonly string[]) =>
  promisify(execFile)("sh", ["-c", script, "sh", ...args], { cwd: folder });

/** Reads a file that operators copy. */
export const readRecipe = (file: string) => readFile(join("src/operating", file), "utf8");

/** A server's folder and ports. */
type Instance = {
  readonly folder: string;
  /** The port for what the recipe serves over https. The tests have no trusted certificate. */
  readonly port: number;
  /** The port for http. */
  readonly plainPort: number;
  /** Modules of Apache that are off. */
  readonly without: readonly string[];
};

type Server = {
  readonly program: string;
  /** The file with the recipe. */
  readonly recipe: string;
  /** What a test changes in the recipe, beside the folder of the releases. */
  readonly changes: (instance: Instance) => Readonly<Record<string, string>>;
  /** The main configuration. It includes the recipe, which is in the same folder. */
  readonly main: (instance: Instance) => string;
  readonly start: (instance: Instance) => readonly string[];
};

const APACHE_MODULES = "/usr/lib/apache2/modules";
const apacheModules = "mpm_event authz_core alias deflate dir filter headers mime".split(" ");
const MAKE_CERTIFICATE = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
  -subj /CN=localhost -keyout privkey.pem -out fullchain.pem`;
/** The file with the main configuration, in the server's folder. */
const MAIN = "main.conf";
/** Where the recipes expect the certificate. */
const certificates = "/etc/letsencrypt/live/bank.example";

const servers = {
  nginx: {
    program: "/usr/sbin/nginx",
    recipe: "nginx.conf",
    changes: ({ folder, port, plainPort }) => ({
      [certificates]: folder,
      "listen [::]:80;": "",
      "listen [::]:443 ssl http2;": "",
      "listen 80;": `listen 127.0.0.1:${plainPort};`,
      "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
      "mime.types": "/etc/nginx/mime.types",
    }),
    main: ({ folder }) => `
      daemon off;
      pid ${folder}/pid;
      events {}
      http {
        access_log off;
        log_not_found off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
          .map((name) => `${name}_temp_path ${folder}/${name};`)
          .join(" ")}
        include nginx.conf;
      }`,
    start: ({ folder }) => ["-e", "stderr", "-p", folder, "-c", join(folder, MAIN)],
  },
  Apache: {
    program: "/usr/sbin/apache2",
    recipe: "apache.conf",
    changes: ({ port, plainPort }) => ({
      [`SSLCertificateFile ${certificates}/fullchain.pem`]: "",
      [`SSLCertificateKeyFile ${certificates}/privkey.pem`]: "",
      "SSLEngine on": "",
      "*:80": `127.0.0.1:${plainPort}`,
      "*:443": `127.0.0.1:${port}`,
    }),
    main: ({ folder, port, plainPort, without }) => `
      ${apacheModules
        .filter((name) => !without.includes(name))
        .map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`)
        .join("\n")}
      User nobody
      Group "#65534"
      ServerName bank.example
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      TypesConfig /etc/mime.types
      Listen 127.0.0.1:${port}
      Listen 127.0.0.1:${plainPort}
      Include apache.conf`,
    start: ({ folder }) => ["-DFOREGROUND", "-d", folder, "-f", MAIN],
  },
} as const satisfies Readonly<Record<string, Server>>;

export type ServerName = keyof typeof servers;
export const serverNames = Object.keys(servers) as ServerName[];

export const isInstalled = (name: ServerName) => existsSync(servers[name].program);

type Host = Service & {
  /** Its address for http. */
  readonly plainOrigin: string;
  /** The folder of the releases. */
  readonly releases: string;
  /** Publishes a built folder as the release with this name. */
  readonly release: (folder: string, name: string) => Promise<void>;
  /** Serves an earlier release again. */
  readonly rollBack: (name: string) => Promise<void>;
};

/**
 * Starts an installed server with a built folder as its first release, which is called
 * 20000101-000000.
 *
 * @param isInFolder whether the site is served at `/portal/` instead of `/`.
 * @param without modules of Apache that are off.
 */
export async function startHost(
  name: ServerName,
  built: string,
  { isInFolder = false, without = [] }: { isInFolder?: boolean; without?: readonly string[] } = {},
): Promise<Host> {
  const { program, recipe, changes, main, start }: Server = servers[name];
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  const port = await freePort(2);
  const instance: Instance = { folder, port, plainPort: port + 1, without };
  const releases = join(folder, "bank");
  const dist = join(folder, "dist");
  const withFolder = (text: string) => replaceEach(text, { "/srv/bank": releases });
  // The server may run as another user.
  await chmod(folder, 0o755);
  await mkdir(releases);

  const shell = async (file: string, stubs: string, ...args: readonly string[]) =>
    runScript(`${stubs}\n${withFolder(await readRecipe(file))}`, folder, ...args);
  async function publish(built: string, release: string): Promise<void> {
    await rm(dist, { recursive: true, force: true });
    await cp(built, dist, { recursive: true });
    // An administrator may create files that nobody else can read.
    await shell("release.sh", `umask 077\nchmod -Rf go= dist\ndate() { echo ${release}; }`);
  }

  await publish(built, "20000101-000000");
  const site = {
    "/srv/bank/live": "/srv/bank/www",
    ...(name !== "Apache" && { "/404": "/portal/404" }),
  };
  if (isInFolder) {
    await mkdir(join(releases, "www"));
    await symlink("../live", join(releases, "www/portal"));
  }
  const filled = replaceEach(await readRecipe(recipe), {
    ...changes(instance),
    ...(isInFolder && site),
  });
  await writeFile(join(folder, recipe), withFolder(filled));
  await writeFile(join(folder, MAIN), main(instance));
  if (name === "nginx") await runScript(MAKE_CERTIFICATE, folder);
  const server = spawn(program, start(instance), { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const hasResponded = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await Promise.race([
    waitUntil(hasResponded, `${name} to respond`),
    ended.then(() => Promise.reject(new Error(`${name} ended`))),
  ]);
  return {
    origin,
    plainOrigin: `http://127.0.0.1:${instance.plainPort}`,
    releases,
    release: publish,
    rollBack: async (release) => void (await shell("roll-back.sh", "", release)),
    async close() {
      server.kill();
      await ended;
      await cleanUp(folder);
    },
  };
}
