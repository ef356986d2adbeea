/** What a Content Security Policy forbids: https://www.w3.org/TR/CSP3/ */

/** The values of each directive of one policy, by its name. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the policies of a header, which commas separate, or the one of a meta tag. */
export function readPolicies(text: string): readonly Policy[] {
  return text.split(",").map((policy) => {
    const directives = new Map<string, readonly string[]>();
    for (const directive of policy.split(";")) {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      // The first of two directives with one name counts.
      if (directives.has(name.toLowerCase())) continue;
      // Hashes, nonces and the names of Trusted Types have capitals.
      const sources = values.map((value) =>
        /^'(?!sha|nonce)/.test(value) ? value.toLowerCase() : value,
      );
      directives.set(name.toLowerCase(), sources);
    }
    return directives;
  });
}

/** The directives that decide on a resource, where it isn't the one of its name and `default-src`. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["script-src-elem", "script-src"],
  "style-src": ["style-src-elem", "style-src"],
  "worker-src": ["worker-src", "child-src", "script-src"],
  "frame-src": ["frame-src", "child-src"],
};

/** Whether a scheme in a source is that of an address, or one that grows safer on the way. */
const isScheme = (scheme: string, { protocol }: URL) =>
  protocol === scheme || (scheme === "http:" && protocol === "https:");

/** Whether a source of a policy matches an origin. A path isn't a whole origin. */
function matchesOrigin(source: string, wanted: URL, site: URL): boolean {
  if (source === "*") return true;
  if (source === "'self'") return wanted.origin === site.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isScheme(source, wanted);
  const standard = wanted.protocol === "https:" ? "443" : "80";
  const [, scheme = site.protocol, host = "", port = standard, path = "/"] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  const isHost = host.startsWith("*")
    ? wanted.hostname.endsWith(host.slice(1))
    : wanted.hostname === host;
  const isPort = port === "*" || port === (wanted.port || standard);
  return isScheme(scheme, wanted) && isHost && isPort && path === "/";
}

/** Whether sources allow what one source of another policy allows. */
function allow(sources: readonly string[], wanted: string, site: URL): boolean {
  const isStrict = sources.includes("'strict-dynamic'");
  if (wanted.startsWith("'sha")) {
    const isExact = isStrict || sources.some((source) => /^'(sha|nonce-)/.test(source));
    return sources.includes(wanted) || (sources.includes("'unsafe-inline'") && !isExact);
  }
  if (isStrict) return false;
  const address = wanted === "'self'" ? site.href : wanted;
  if (/^(data|blob):$/.test(wanted) || !URL.canParse(address)) return sources.includes(wanted);
  return sources.some((source) => matchesOrigin(source.toLowerCase(), new URL(address), site));
}

/**
 * What a policy forbids of the sources that a page needs for a directive such as `img-src`.
 *
 * @param site the page's own address.
 */
export function forbiddenSources(
  policy: Policy,
  directive: string,
  needed: readonly string[],
  site: URL,
): readonly string[] {
  const deciding = [...(FALLBACKS[directive] ?? [directive]), "default-src"];
  const sources = deciding.map((name) => policy.get(name)).find((values) => values !== undefined);
  if (sources === undefined) return [];
  return needed.filter((wanted) => wanted !== "'none'" && !allow(sources, wanted, site));
}

/**
 * What a policy forbids of what another allows, as directives with their values. A browser applies
 * the policies of the header and of the document together.
 *
 * @param needed the policy that the page was built with.
 * @param site the page's own address.
 */
export function forbiddenBy(policy: Policy, needed: Policy, site: URL): readonly string[] {
  const forbidden = [...needed].flatMap(([directive, values]) =>
    directive.endsWith("-src")
      ? forbiddenSources(policy, directive, values, site).map((source) => `${directive} ${source}`)
      : [],
  );
  const types = policy.get("trusted-types");
  if (types !== undefined && !types.includes("*"))
    for (const name of needed.get("trusted-types") ?? [])
      if (!types.includes(name)) forbidden.push(`trusted-types ${name}`);
  // It takes scripts, storage, forms or new tabs from the page, whatever it allows.
  if (policy.has("sandbox")) forbidden.push("all that a sandbox does");
  return forbidden;
}
