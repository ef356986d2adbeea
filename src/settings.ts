/** What differs by deployment. The scripts contain only its values (`build/browser-options.ts`). */

class SettingError extends Error {}

type Parse<Value> = (text: string) => Value;

const anyText: Parse<string> = (text) => text;

/** Whether a value begins with a quote that is also at its end, or isn't closed. */
const isQuoted = (value: string) => /^(["'`])(.*\1|((?!\1).)*)$/s.test(value);

/** Normalized, since on a page with https `https:/a` is a path (URL standard). */
const webAddress: Parse<string> = (text) => {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== "https:" && address?.protocol !== "http:")
    throw new SettingError("must be a web address that starts with https:// or http://");
  if (address.username || address.password)
    throw new SettingError("must have no user name or password, which every visitor could read");
  return address.href;
};

/** `off` removes the link. */
const networkPage: Parse<string> = (text) => (text === "off" ? "" : webAddress(text));

/** Its origin is a source in the Content-Security-Policy. */
const picture: Parse<string> = (text) => {
  const address = webAddress(text);
  if (!/^https?:\/\/[\w.-]+(:\d+)?$/.test(new URL(address).origin))
    throw new SettingError("must have a host name of letters, digits, dots and hyphens");
  return address;
};

const baseAddress: Parse<string> = (text) => {
  if (/[?#]/.test(text)) throw new SettingError("must be an address without ? and #");
  const address = webAddress(text);
  // Other characters end a source in a Content-Security-Policy.
  if (!/^[\w:/&=.~+-]+$/.test(address))
    throw new SettingError("must be an address of letters, digits and : / & = . ~ + - _");
  return address.replace(/\/+$/, "");
};

const siteFolder: Parse<string> = (text) => {
  if (/\.(html?|php|aspx?)\/*$/i.test(text))
    throw new SettingError("must be the address of a folder, without a file such as index.html");
  return baseAddress(text);
};

const matching =
  (pattern: RegExp, rule: string): Parse<string> =>
  (text) => {
    if (!pattern.test(text)) throw new SettingError(`must be ${rule}`);
    return text;
  };

/** `a@b.c`, without characters that have a meaning of their own in a `mailto:` link. */
const email = matching(/^[^\s@:?%#<>]+@[^\s@:?%#<>]+\.[^\s@:?%#<>]+$/, "an e-mail address");

const phone = matching(
  /^\+( *\d){7,15}$/,
  "a phone number with its country code, such as +231 000 000 000",
);

const sanityName = matching(/^[a-z0-9][a-z0-9_-]*$/, "made of lowercase letters, digits, - and _");

/** `fetch` throws for other characters in a header. */
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

/** The settings named in `placeholders` have example values. Any `problems` stop the build. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const settingNames: string[] = [];
  const placeholders: string[] = [];
  const problems: string[] = [];

  function readOptional<Value>(name: string, parse: Parse<Value>): Value | null {
    settingNames.push(name);
    const value = environment[name]?.trim();
    if (!value) return null;
    try {
      if (isQuoted(value))
        throw new SettingError(
          "must begin without a quote; docker --env-file keeps quotes, and .env needs both of a pair",
        );
      return parse(value);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(`${name} ${error.message}; it is "${value}"`);
      return null;
    }
  }

  function read<Value>(name: string, parse: Parse<Value>, fallback: string): Value {
    return readOptional(name, parse) ?? parse(fallback);
  }

  function readOrExample<Value>(name: string, parse: Parse<Value>, example: string): Value {
    // An operator may have copied the example.
    if ([undefined, "", example].includes(environment[name]?.trim())) placeholders.push(name);
    return read(name, parse, example);
  }

  const siteAddress = readOptional("SITE_ADDRESS", siteFolder);
  /** Refuses an address that a page of the site can't load from (mixed content). */
  const loadable =
    (parse: Parse<string>): Parse<string> =>
    (text) => {
      const address = parse(text);
      if (siteAddress?.startsWith("https:") && !address.startsWith("https:"))
        throw new SettingError(
          "must start with https:// as SITE_ADDRESS does, or browsers block it",
        );
      return address;
    };
  const serviceAddress = loadable(baseAddress);

  const contentProject = readOrExample("CONTENT_PROJECT", sanityName, "project-id");
  const apiBase = readOrExample("API_BASE", serviceAddress, "https://api.example.com");
  const networks = (owner: "" | "MANAGER_") => ({
    facebook: readOrExample(`${owner}FACEBOOK`, networkPage, "https://www.facebook.com"),
    twitter: readOrExample(`${owner}TWITTER`, networkPage, "https://x.com"),
    linkedin: readOrExample(`${owner}LINKEDIN`, networkPage, "https://www.linkedin.com"),
  });

  const settings = {
    serviceWorker: read("SERVICE_WORKER", onOrOff, "on"),

    companyName: readOrExample("COMPANY_NAME", anyText, "Example Savings & Loans"),
    contactPhones: readOrExample("CONTACT_PHONES", phones, "+231 000 000 000"),
    supportEmail: readOrExample("SUPPORT_EMAIL", email, "support@example.com"),

    apiBase,
    usersApi: read("USERS_API", serviceAddress, `${apiBase}/api/users`),

    contentProject,
    contentDataset: read("CONTENT_DATASET", sanityName, "production"),
    contentApi: read("CONTENT_API", serviceAddress, `https://${contentProject}.apicdn.sanity.io`),
    contentImages: read("CONTENT_IMAGES", serviceAddress, "https://cdn.sanity.io"),
    contentToken: readOptional("CONTENT_TOKEN", token),

    map: readOrExample("MAP_COORDINATES", coordinates, "6.2910,-10.7810"),

    siteAddress,
    chatPhone: readOrExample("CHAT_PHONE", phone, "+231 000 000 000"),

    companyNetworks: networks(""),
    managerName: readOptional("MANAGER_NAME", anyText),
    managerPhoto: readOptional("MANAGER_PHOTO", loadable(picture)),
    managerNetworks: networks("MANAGER_"),
  };

  const warnings = placeholders.map((name) => `${name} is a placeholder`);
  if (siteAddress === null)
    warnings.push(
      "SITE_ADDRESS isn't set: no share picture, no address for search engines, and 404.html leads to the domain's root",
    );
  if (settings.contentToken !== null)
    warnings.push("CONTENT_TOKEN is in the site's script, where every visitor can read it");

  return { settings, settingNames, placeholders, warnings, problems };
}

export const { settings, settingNames, placeholders, warnings, problems } = readSettings(
  process.env,
);
