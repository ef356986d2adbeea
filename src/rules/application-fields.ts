/** The parts of the form that the fields stand in, in order. */
export const APPLICATION_GROUPS = ["you", "id", "account"] as const;

type Field<Name extends string> = {
  /** As the backend has it. */
  readonly name: Name;
  readonly label: string;
  readonly group: (typeof APPLICATION_GROUPS)[number];
  /** What may be chosen; without it, any text may be typed. */
  readonly options?: readonly string[];
  /** Whether it is left out of the draft and masked in the receipt: phones are lent. */
  readonly secret?: true;
  /** What the browser needs to know to help with it. */
  readonly attributes?: {
    readonly type?: "email" | "tel" | "date";
    readonly autoComplete?: string;
    readonly autoCapitalize?: "none" | "words" | "characters";
  };
};

/** Gives the list the type of its names, not just of texts. */
const listFields = <Name extends string>(fields: readonly Field<Name>[]) => fields;

/**
 * The text fields of an application for a bank account (spec section 3), in the form's order. The
 * empty form, the validation, the draft, the payload and the receipt follow from it.
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

/** A field of the form; the picture isn't text, and stands beside the list. */
export type FormField = ApplicationField | "idCardImage";

/** What a visitor has entered, by field. */
export type Application = Readonly<Record<ApplicationField, string>>;
