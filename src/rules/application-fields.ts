/** The groups of the form's fields, in order. */
export const APPLICATION_GROUPS = ["you", "id", "account"] as const;

type Field<Name extends string> = {
  /** As in the backend's payload. */
  readonly name: Name;
  readonly label: string;
  readonly group: (typeof APPLICATION_GROUPS)[number];
  /** The choices; without them it is a text field. */
  readonly options?: readonly string[];
  /** Whether the draft leaves it out and the receipt masks it, since phones are shared. */
  readonly secret?: true;
  /** Attributes by which the browser helps to fill it in. */
  readonly attributes?: {
    readonly type?: "email" | "tel" | "date";
    readonly autoComplete?: string;
    readonly autoCapitalize?: "none" | "words" | "characters";
  };
};

/** Infers the type of the list's names. */
const listFields = <Name extends string>(fields: readonly Field<Name>[]) => fields;

/**
 * The text fields of an application for a bank account (spec section 3), in the form's order. The
 * empty form, the validation, the draft, the payload and the receipt are derived from it.
 */
export const applicationFields = listFields([
  {
    name: "fullName",
    label: "Full Name",
    group: "you",
    attributes: { autoComplete: "name", autoCapitalize: "words" },
  },
  {
    name: "email",
    label: "Email",
    group: "you",
    attributes: { type: "email", autoComplete: "email", autoCapitalize: "none" },
  },
  {
    name: "phone",
    label: "Phone",
    group: "you",
    attributes: { type: "tel", autoComplete: "tel" },
  },
  {
    name: "address",
    label: "Address",
    group: "you",
    attributes: { autoComplete: "street-address" },
  },
  {
    name: "dateOfBirth",
    label: "Date of Birth",
    group: "you",
    attributes: { type: "date", autoComplete: "bday" },
  },
  {
    name: "gender",
    label: "Gender",
    group: "you",
    options: ["Male", "Female"],
    attributes: { autoComplete: "sex" },
  },
  {
    name: "occupation",
    label: "Occupation",
    group: "you",
    attributes: { autoComplete: "organization-title" },
  },
  {
    name: "idType",
    label: "ID Type",
    group: "id",
    options: ["National ID", "Voter ID", "Passport", "Driver's License"],
  },
  {
    name: "idNumber",
    label: "ID Number",
    group: "id",
    secret: true,
    attributes: { autoComplete: "off", autoCapitalize: "characters" },
  },
  {
    name: "accountType",
    label: "Account Type",
    group: "account",
    options: ["Savings", "Current", "Student", "Business", "Susu Account"],
  },
]);

export type ApplicationField = (typeof applicationFields)[number]["name"];

/** A field of the form: one of the list, or the picture. */
export type FormField = ApplicationField | "idCardImage";

/** The values that a visitor has entered, by field. */
export type Application = Readonly<Record<ApplicationField, string>>;
