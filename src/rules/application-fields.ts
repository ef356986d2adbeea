import { applicationAccounts } from "../content/application-accounts.ts";
import { askUs } from "../content/ask-us.ts";
import { idTypes } from "../content/id-types.ts";
import { emailError } from "./validation.ts";

type ApplicationField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** False for a field that may stay empty. The form then marks it as optional. */
  readonly required?: boolean;
  readonly hint?: string;
  /** The most characters of a text. By default, `MAX_LENGTH`. */
  readonly maxLength?: number;
  /** The choices. A field without them is a text field. */
  readonly options?: readonly string[];
  /** Whether it is half as wide in a wide window. */
  readonly isShort?: true;
  /** Whether the draft leaves it out and the receipt masks it, since phones are shared. */
  readonly secret?: true;
  /** Returns the error of an answer, which is trimmed and not empty; null if it is valid. */
  readonly rule?: (answer: string) => string | null;
  /** Attributes of its `input` or `select`, by React's names. */
  readonly attributes?: {
    readonly type?: "email" | "tel" | "date";
    readonly autoComplete?: string;
    readonly autoCapitalize?: "words" | "characters";
  };
};

/** Of a text in `services/openapi.yaml`. */
export const MAX_LENGTH = 200;

/** Browsers accept the year 98, and years of five digits (github.com/whatwg/html/issues/11156). */
const yearError = (date: string) =>
  /\b[1-9]\d{3}\b/.test(date) ? null : "Please enter a year of four digits";

/** A function, so that TypeScript infers the fields' names. */
const group = <Name extends string>(legend: string, fields: readonly ApplicationField<Name>[]) => ({
  legend,
  fields,
});

const you = group("About you", [
  {
    name: "fullName",
    label: "Full Name",
    attributes: { autoComplete: "name", autoCapitalize: "words" },
  },
  {
    name: "email",
    label: "Email",
    hint: askUs.withoutEmail,
    rule: emailError,
    attributes: { type: "email", autoComplete: "email" },
  },
  { name: "phone", label: "Phone Number", attributes: { type: "tel", autoComplete: "tel" } },
  { name: "address", label: "Address", attributes: { autoComplete: "address-line1" } },
  {
    name: "dateOfBirth",
    label: "Date of Birth",
    isShort: true,
    rule: yearError,
    attributes: { type: "date", autoComplete: "bday" },
  },
  {
    name: "gender",
    label: "Gender",
    isShort: true,
    options: ["Male", "Female"],
    attributes: { autoComplete: "sex" },
  },
  { name: "occupation", label: "Occupation", attributes: { autoComplete: "organization-title" } },
]);

/** The photo of the ID. The request has it by the same name (spec section 3). */
export const photoField = {
  name: "idCardImage",
  label: "ID Card Image",
  hint: [
    "PNG, JPG, JPEG up to 5MB",
    "A large photo is made smaller.",
    "Lay the ID flat, all of it easy to read.",
    "Camera closes this page? Take the photo first, then choose it here.",
  ].join("\n"),
} as const;

/** The group that also has the photo. */
export const idGroup = group("Your ID", [
  { name: "idType", label: "ID Type", isShort: true, options: idTypes },
  {
    name: "idNumber",
    label: "ID Number",
    isShort: true,
    secret: true,
    attributes: { autoComplete: "off", autoCapitalize: "characters" },
  },
]);

const account = group("Your account", [
  { name: "accountType", label: "Account Type", options: Object.values(applicationAccounts) },
]);

/** The groups in the form's order. */
export const applicationGroups = [account, you, idGroup] as const;

/** In the owner's order (spec section 3), for the request and the receipt. */
export const applicationFields = [...you.fields, ...idGroup.fields, ...account.fields];

export const answerNames = applicationFields.map(({ name }) => name);

/** The fields that a draft stores. */
export const storedNames = applicationFields.flatMap(({ name, secret }) => (secret ? [] : name));

export const isOptional = ({ required = true }: { readonly required?: boolean }) => !required;

/** It also says whether the field is optional. */
export const hintOf = (field: { readonly required?: boolean; readonly hint?: string }) =>
  isOptional(field) ? `Optional. ${field.hint ?? ""}`.trim() : field.hint;

export type AnswerName = (typeof applicationFields)[number]["name"];

export type Answers = Readonly<Record<AnswerName, string>>;
