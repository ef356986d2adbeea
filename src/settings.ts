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

const email: Parse<string> = (text) => {
  // `a@b.c`, with nothing that means something else in a link.
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || /[:?%#<>]/.test(text))
    throw new SettingError("must be an e-mail address");
  return text;
};

const phone: Parse<string> = (text) => {
  if (!/^\+( *\d){7,15}$/.test(text))
    throw new SettingError(
      "must be a phone number with its country code, such as +231 000 000 000",
    );
  return text;
};

const phones: Parse<readonly string[]> = (text) =>
  text.split(",").map((part) => phone(part.trim()));

const coordinates: Parse<{ readonly latitude: number; readonly longitude: number }> = (text) => {
  const [, latitude = Number.NaN, longitude = Number.NaN] =
    /^([-+]?[\d.]+) *, *([-+]?[\d.]+)$/.exec(text)?.map(Number) ?? [];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new SettingError("must be a latitude and a longitude, such as 6.2910,-10.7810");
  return { latitude, longitude };
};

const sanityName: Parse<string> = (text) => {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(text))
    throw new SettingError("must be made of small letters, digits, - and _");
  return text;
};

/** A header has no other characters; `fetch` throws at the rest. */
const token: Parse<string> = (text) => {
  if (!/^[ -~]+$/.test(text)) throw new SettingError("must be made of ASCII characters");
  return text;
};

const onOrOff: Parse<boolean> = (text) => {
  if (text !== "on" && text !== "off") throw new SettingError("must be on or off");
  return text === "on";
};

/** Whether one text becomes the other by so many letters at most that are changed, added or left out. */
function isNear(one: string, other: string, edits: number): boolean {
  if (one === other || edits === 0) return one === other;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(rest, otherRest, edits);
  return (
    isNear(rest, otherRest, edits - 1) ||
    isNear(rest, other, edits - 1) ||
    isNear(one, otherRest, edits - 1)
  );
}

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
  const facebook = "https://www.facebook.com";
  const twitter = "https://x.com";
  const linkedin = "https://www.linkedin.com";

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

    companyNetworks: {
      facebook: placeholder("FACEBOOK", networkPage, facebook),
      twitter: placeholder("TWITTER", networkPage, twitter),
      linkedin: placeholder("LINKEDIN", networkPage, linkedin),
    },

    managerName: optional("MANAGER_NAME", text),
    managerPhoto: optional("MANAGER_PHOTO", webAddress),
    managerNetworks: {
      facebook: placeholder("MANAGER_FACEBOOK", networkPage, facebook),
      twitter: placeholder("MANAGER_TWITTER", networkPage, twitter),
      linkedin: placeholder("MANAGER_LINKEDIN", networkPage, linkedin),
    },
  };

  const warnings = placeholders.map((name) => `${name} is a placeholder`);
  if (siteAddress === null)
    warnings.push(
      "SITE_ADDRESS isn't set: no share picture, canonical address or sitemap, and 404.html leads to the domain's root",
    );
  if (settings.contentToken !== null)
    warnings.push("CONTENT_TOKEN is in the site's script, where every visitor can read it");
  for (const variable of Object.keys(environment)) {
    const meant = names.find((name) => name !== variable && isNear(name, variable, 2));
    if (meant !== undefined && !names.includes(variable))
      warnings.push(`${variable} is no setting; ${meant} is`);
  }

  return { settings, pageSettings, names, placeholders, warnings, problems };
}

/** `settings` are for scripts, too; `pageSettings` only for the prerendered page and the build. */
export const { settings, pageSettings, names, placeholders, warnings, problems } = readSettings(
  process.env,
);
