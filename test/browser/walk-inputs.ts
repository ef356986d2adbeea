import fc from "fast-check";
import { MUSU, PHOTO } from "../../src/tools/browser/forms.ts";
import { INFORMATION_ROUTES } from "../../src/tools/browser/information-screens.ts";
import { sampleApplication } from "../../src/tools/sample-application.ts";
import { sampleUser } from "../../src/tools/start/backend.ts";

const KNOWN = [
  ...INFORMATION_ROUTES,
  "/news",
  "/news/keep-a-savings-habit",
  "/news/stay-safe-online",
  "/login",
  "/accounts",
  "/forgot-password",
  "/reset-password/a-token?email=musu%40example.com",
];

const ODD = [
  "",
  "foo",
  "!/news",
  "//news//",
  "/news/",
  "/news/%",
  "/news/constructor",
  `/news/${"a".repeat(2000)}`,
  "/faq/more",
  "/FAQ",
  "/__proto__",
  "/reset-password",
  "/reset-password/%E0%A4%A?email=%",
  "/reset-password/..?email=a%40b.lr",
  "/<img src=x onerror=alert(1)>",
  "/login?next=javascript:alert(1)",
];

/** The screens where there is most to do and to go wrong. */
const BUSY = KNOWN.slice(KNOWN.indexOf("/news"));

/** An address to go to. */
export const address = fc.oneof(
  fc.constantFrom(...KNOWN),
  { weight: 2, arbitrary: fc.constantFrom(...BUSY) },
  fc.constantFrom(...ODD),
);

/** What may be typed into any field. */
export const TEXTS = [
  "Musu Kollie",
  "musu@example.com",
  "palm-nut",
  " ",
  "<script>alert(1)</script>",
  "__proto__",
  "\u202Eافتح حساب\u0000",
  "👩🏿‍🌾".repeat(50),
  "W".repeat(500),
];

/** What may be chosen as a photo. */
export const FILES = [
  PHOTO,
  { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
  { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") },
  { name: "drawn.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
  { name: `${"W".repeat(200)}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from("\xff\xd8\xffno") },
];

/** Valid values of the fields, by their names; the password is the sample user's. */
export const FITTING: Readonly<Record<string, string>> = {
  ...sampleApplication,
  firstName: "Musu",
  lastName: "Kollie",
  name: MUSU.name,
  email: sampleUser.email,
  password: sampleUser.password,
  confirmPassword: sampleUser.password,
  message: "Good morning",
};
