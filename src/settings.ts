/**
 * Everything that differs by deployment, read from the environment while the site is built. The
 * build ships only the resulting `settings`, never this file (`build/plugins.ts`).
 */

class SettingError extends Error {}

type Parse<Value> = (text: string) => Value;

const text: Parse<string> = (text) => text;

/** Gives the address in full: a browser takes `https:/a` for a path of the page's own host. */
const webAddress: Parse<string> = (text) => {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== "https:" && address?.protocol !== "http:")
    throw new SettingError("must be a web address that starts with https:// or http://");
  if (address.username || address.password)
    throw new SettingError("must have no user name or password, which every visitor could read");
  return address.href;
};

/** A page in a social network; empty for `off`, where there is none. */
const networkPage: Parse<string> = (text) => (text === "off" ? "" : webAddress(text));

/** An address that can stand in a policy. */
const plainAddress: Parse<string> = (text) => {
  const address = webAddress(text);
  if (!/^[\w:/?&=.~+-]+$/.test(address))
    throw new SettingError("must be an address of letters, digits and : / ? & = . ~ + - _");
  return address;
};

/** An address that paths are added to. */
const baseAddress: Parse<string> = (text) => {
  if (/[?#]/.test(text)) throw new SettingError("must be an address without ? and #");
  return plainAddress(text).replace(/\/+$/, "");
};

const matching =
  (pattern: RegExp, rule: string): Parse<string> =>
  (text) => {
    if (!pattern.test(text)) throw new SettingError(`must be ${rule}`);
    return text;
  };

/** `a@b.c`, with nothing that means something else in a link. */
const email = matching(/^[^\s@:?%#<>]+@[^\s@:?%#<>]+\.[^\s@:?%#<>]+$/, "an e-mail address");

const phone = matching(
  /^\+( *\d){7,15}$/,
  "a phone number with its country code, such as +231 000 000 000",
);

const sanityName = matching(/^[a-z0-9][a-z0-9_-]*$/, "made of small letters, digits, - and _");

/** A header has no other characters; `fetch` throws at the rest. */
const token = matching(/^[ -~]+$/, "made of ASCII characters");

const phones: Parse<readonly string[]> = (text) =>
  text.split(",").map((part) => phone(part.trim()));

const coordinates: Parse<{ readonly latitude: number; readonly longitude: number }> = (text) => {
  const [, latitude = Number.NaN, longitude = Number.NaN] =
    /^([-+]?[\d.]+) *, *([-+]?[\d.]+)$/.exec(text)?.map(Number) ?? [];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new SettingError("must be a latitude and a longitude, such as 6.2910,-10.7810");
  return { latitude, longitude };
};

const onOrOff: Parse<boolean> = (text) => {
  if (text !== "on" && text !== "off") throw new SettingError("must be on or off");
  return text === "on";
};

/**
 * Reads every setting, each from the variable of its name.
 *
 * @returns the settings that the site uses, the names of their variables, the names of those whose
 * value is only a placeholder, a line on each thing that the operator may have overlooked, and a line on
 * each value that can't be used. Where there is such a value, nothing may be built.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const names: string[] = [];
  const placeholders: string[] = [];
  const problems: string[] = [];

  function optional<Value>(name: string, parse: Parse<Value>): Value | null {
    names.push(name);
    const value = environment[name]?.trim();
    if (!value) return null;
    try {
      return parse(value);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(`${name} ${error.message}; it is "${value}"`);
      return null;
    }
  }

  function read<Value>(name: string, parse: Parse<Value>, standard: string): Value {
    return optional(name, parse) ?? parse(standard);
  }

  function placeholder<Value>(name: string, parse: Parse<Value>, example: string): Value {
    if (!environment[name]?.trim()) placeholders.push(name);
    return read(name, parse, example);
  }

  const siteAddress = optional("SITE_ADDRESS", baseAddress);
  const service: Parse<string> = (text) => {
    const address = baseAddress(text);
    if (siteAddress?.startsWith("https:") && !address.startsWith("https:"))
      throw new SettingError(
        "must start with https:// as SITE_ADDRESS does, or browsers refuse its calls",
      );
    return address;
  };

  const contentProject = placeholder("CONTENT_PROJECT", sanityName, "project-id");
  const apiBase = placeholder("API_BASE", service, "https://api.example.com");
  const networks = (owner: "" | "MANAGER_") => ({
    facebook: placeholder(`${owner}FACEBOOK`, networkPage, "https://www.facebook.com"),
    twitter: placeholder(`${owner}TWITTER`, networkPage, "https://x.com"),
    linkedin: placeholder(`${owner}LINKEDIN`, networkPage, "https://www.linkedin.com"),
  });

  const settings = {
    serviceWorker: read("SERVICE_WORKER", onOrOff, "on"),

    companyName: placeholder("COMPANY_NAME", text, "Example Savings & Loans"),
    contactPhones: placeholder("CONTACT_PHONES", phones, "+231 000 000 000"),
    supportEmail: placeholder("SUPPORT_EMAIL", email, "support@example.com"),

    apiBase,
    usersApi: read("USERS_API", service, `${apiBase}/api/users`),

    contentProject,
    contentDataset: read("CONTENT_DATASET", sanityName, "production"),
    contentApi: read("CONTENT_API", service, `https://${contentProject}.apicdn.sanity.io`),
    contentImages: read("CONTENT_IMAGES", service, "https://cdn.sanity.io"),
    contentToken: optional("CONTENT_TOKEN", token),

    map: placeholder("MAP_COORDINATES", coordinates, "6.2910,-10.7810"),
  };

  const pageSettings = {
    siteAddress,
    chatPhone: placeholder("CHAT_PHONE", phone, "+231 000 000 000"),

    companyNetworks: networks(""),
    managerName: optional("MANAGER_NAME", text),
    managerPhoto: optional("MANAGER_PHOTO", webAddress),
    managerNetworks: networks("MANAGER_"),
  };

  const warnings = placeholders.map((name) => `${name} is a placeholder`);
  if (siteAddress === null)
    warnings.push(
      "SITE_ADDRESS isn't set: no share picture or canonical address, and 404.html leads to the domain's root",
    );
  if (settings.contentToken !== null)
    warnings.push("CONTENT_TOKEN is in the site's script, where every visitor can read it");

  return { settings, pageSettings, names, placeholders, warnings, problems };
}

/** `settings` are for scripts, too; `pageSettings` only for the prerendered page and the build. */
export const { settings, pageSettings, names, placeholders, warnings, problems } = readSettings(
  process.env,
);
