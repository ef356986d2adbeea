import { settingNames } from "../../settings.ts";

/** As Node reads it (`parseEnv`). */
function faultOf(line: string): string | null {
  const [, name = "", value = ""] = /^(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
  if (name === "")
    return `${line.split(/[\s:]/)[0]} is ignored, and so may be the next line: write NAME=value`;
  // `PORT` is for `npm start`.
  if (name !== "PORT" && !settingNames.includes(name)) return `${name} is no setting`;
  const quote = /^["'`]/.exec(value)?.[0];
  if (quote === undefined)
    return value.includes("#") ? `${name} ends before the #: write quotes around its value` : null;
  return value.includes(quote, 1) ? null : `${name} has no closing quote in its line`;
}

export const envFileWarnings = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => {
    const isRead = /^\s*[^\s#]/.test(line);
    const fault = isRead ? faultOf(line.trim()) : null;
    return fault === null ? [] : `.env: ${fault}`;
  });
