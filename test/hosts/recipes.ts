/** Starts web servers for the built site by the recipes of `src/operating/deploying.md`. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { firstProgram } from "../../src/tools/browser/find-browser.ts";
import { freePort, type Service } from "../../src/tools/start/http.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { waitUntil } from "../helpers/page.ts";

/** Runs a shell script in a folder. */
export const runScript = (script: string, folder: string) =>
  promisify(execFile)("sh", ["-c", script], { cwd: folder });

const recipes = await readFile("src/operating/deploying.md", "utf8");

/** The code blocks of a section, in one language. */
export function codeOf(section: string, language: string): readonly string[] {
  const text = recipes.split(/^##+ /m).find((text) => text.startsWith(`${section}\n`)) ?? "";
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, found, code = ""]) =>
    found === language ? [code] : [],
  );
}

const [releaseScript = "", rollBackScript = ""] = codeOf("A server of your own", "sh");

/** A server's folder, main configuration, and ports for https and http. */
type Instance = {
  readonly folder: string;
  readonly main: string;
  readonly port: number;
  readonly plainPort: number;
};

type Server = {
  readonly programs: readonly string[];
  /** The language of the recipe. */
  readonly language: string;
  /** The main configuration, with the recipe in it. */
  readonly configure: (recipe: string, instance: Instance) => string;
  /** Changes the recipe for a site in a folder. `lines` are the recipe's second code block. */
  readonly inFolder: (recipe: string, lines: string) => string;
  readonly start: (instance: Instance) => readonly string[];
};

const APACHE_MODULES = "/usr/lib/apache2/modules";
const apacheModules = "mpm_event authz_core alias deflate dir filter headers mime".split(" ");

const servers = {
  nginx: {
    programs: ["/usr/sbin/nginx"],
    language: "nginx",
    configure: (recipe, { folder, port, plainPort }) => `
      daemon off;
      pid ${folder}/pid;
      events {}
      http {
        access_log off;
        log_not_found off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
          .map((name) => `${name}_temp_path ${folder}/${name};`)
          .join(" ")}
        ${recipe
          .replace("mime.types", "/etc/nginx/mime.types")
          .replace(/listen \[::\].*;/g, "")
          .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
          .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)}
      }`,
    inFolder: (recipe, lines) => recipe.replace(/ *root .*\n *error_page .*\n/, lines),
    start: ({ folder, main }) => ["-e", "stderr", "-p", folder, "-c", main],
  },
  Apache: {
    programs: ["/usr/sbin/apache2"],
    language: "apache",
    configure: (recipe, { folder, port, plainPort }) => `
      ${apacheModules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join("\n")}
      User nobody
      Group "#65534"
      ServerName bank.example
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      TypesConfig /etc/mime.types
      Listen 127.0.0.1:${port}
      Listen 127.0.0.1:${plainPort}
      ${recipe.replace("*:80", `127.0.0.1:${plainPort}`).replaceAll("*:443", `127.0.0.1:${port}`)}`,
    inFolder: (recipe, lines) => recipe.replace(/ *DocumentRoot .*\n/, lines),
    start: ({ folder, main }) => ["-DFOREGROUND", "-d", folder, "-f", main],
  },
  Caddy: {
    programs: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
    language: "caddy",
    configure: (recipe, { folder, port }) => `
      {
        admin unix/${folder}/admin
        auto_https off
        log {
          level ERROR
        }
      }
      ${recipe
        .replace("www.bank.example {", `http://www.bank.example:${port} {`)
        .replace("bank.example {", `http://127.0.0.1:${port} {`)}`,
    inFolder: (recipe, lines) =>
      recipe.replace(/ *encode .*?(?= *handle_errors)/s, (inner) =>
        lines.replace(/ *# .*\n/, inner),
      ),
    start: ({ main }) => ["run", "--config", main, "--adapter", "caddyfile"],
  },
} as const satisfies Readonly<Record<string, Server>>;

export type ServerName = keyof typeof servers;
export const serverNames = Object.keys(servers) as ServerName[];

/** The path of an installed server; null if there is none. */
export const findServer = (name: ServerName) => firstProgram(servers[name].programs);

export type Host = Service & {
  /** Its address for http. Caddy redirects http by itself, but not without a certificate. */
  readonly plainOrigin: string;
  /** The folder of the releases. */
  readonly releases: string;
  /** Publishes a built folder as the release with this name, which begins with a 2. */
  readonly release: (folder: string, name: string) => Promise<void>;
  /** Serves an earlier release again. */
  readonly rollBack: (name: string) => Promise<void>;
};

/**
 * Starts an installed server with a built folder as its first release, which is called 20000101.
 *
 * @param isInFolder whether the site is served at `/portal/` instead of `/`.
 */
export async function startHost(
  name: ServerName,
  built: string,
  { port = 0, isInFolder = false } = {},
): Promise<Host> {
  const program = (await findServer(name)) ?? "";
  const { language, configure, inFolder, start }: Server = servers[name];
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  const instance: Instance = {
    folder,
    main: join(folder, "main.conf"),
    port: port || (await freePort()),
    plainPort: await freePort(),
  };
  const releases = join(folder, "bank");
  const dist = join(folder, "dist");
  const withFolder = (text: string) => text.replaceAll("/srv/bank", releases);
  // The server may run as another user.
  await chmod(folder, 0o755);

  const shell = (script: string) => runScript(withFolder(script), folder);
  async function publish(built: string, release: string): Promise<void> {
    await rm(dist, { recursive: true, force: true });
    await cp(built, dist, { recursive: true });
    // An administrator may create files that nobody else can read.
    const stubs = `umask 077\nchmod -Rf go= dist\ndate() { echo ${release}; }\n`;
    await shell(stubs + releaseScript);
  }

  await publish(built, "20000101");
  const [recipe = "", lines = ""] = codeOf(name, language);
  await writeFile(
    instance.main,
    configure(withFolder(isInFolder ? inFolder(recipe, lines) : recipe), instance),
  );
  const server = spawn(program, start(instance), {
    stdio: ["ignore", "ignore", "inherit"],
    // Caddy stores its configuration and its certificates there.
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${instance.port}`;
  const hasResponded = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await Promise.race([
    waitUntil(hasResponded, () => `${name} to respond`),
    ended.then(() => Promise.reject(new Error(`${name} ended`))),
  ]);
  return {
    origin,
    plainOrigin: `http://127.0.0.1:${instance.plainPort}`,
    releases,
    release: publish,
    rollBack: async (release) => void (await shell(rollBackScript.replace(/2\d+-\d+/, release))),
    async close() {
      server.kill();
      await ended;
      await cleanUp(folder);
    },
  };
}
