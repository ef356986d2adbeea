const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`\\b${directive}\\s([^;]*)`, "i").exec(policy)?.[1]?.trim().split(/\s+/);

function isAllowed(source: string, allowed: readonly string[]): boolean {
  if (allowed.includes(source)) return true;
  const hasHash = allowed.some((other) => /^'(sha|nonce)/.test(other));
  if (source.startsWith("'")) return allowed.includes("'unsafe-inline'") && !hasHash;
  const { protocol, hostname } = new URL(source);
  return allowed.some((other) => {
    const host = other.replace(/^\w+:\/\/|[:/].*/g, "");
    const isHost = host.startsWith("*") ? hostname.endsWith(host.slice(1)) : host === hostname;
    // `data:` and `blob:` have no host, and `*` doesn't allow them.
    return other === protocol || (hostname !== "" && isHost);
  });
}

/**
 * What the policy of a document allows and one of the host blocks, by directive, since a browser
 * applies both (CSP Level 3). Not compared: ports, paths, `child-src`, `script-src-elem`,
 * `style-src-elem`, `'strict-dynamic'`, `sandbox`, Trusted Types.
 */
export function blockedSources(header: string, html: string, origin: string): readonly string[] {
  const [, own = ""] = /-Policy" content="([^"]*)/.exec(html) ?? [];
  const needed = own.replaceAll("'self'", origin).matchAll(/(\w+-src) (?!'none')([^;]+)/g);
  const policies = header.replaceAll("'self'", origin).split(",");
  return [...needed].flatMap(([, name = "", sources = ""]) => {
    const names = [name, ...(name === "worker-src" ? ["script-src"] : []), "default-src"];
    const blocked = policies.flatMap((policy) => {
      const allowed = names.map((other) => sourcesOf(policy, other)).find(Boolean);
      return allowed ? sources.split(" ").filter((source) => !isAllowed(source, allowed)) : [];
    });
    const shown = new Set(blocked.map((source) => source.replace(/^'.*/, "inline")));
    return blocked.length > 0 ? [[name, ...shown].join(" ")] : [];
  });
}
