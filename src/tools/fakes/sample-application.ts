import { type Answers, applicationFields } from "../../rules/application-fields.ts";

const answers: Partial<Answers> = {
  fullName: "Musu Kollie",
  email: "musu@example.com",
  phone: "+231 770 000 000",
  address: "Sinkor, Monrovia",
  dateOfBirth: "1990-04-03",
  gender: "Female",
  occupation: "Trader",
  idType: "Voter ID",
  idNumber: "LR-123456",
  accountType: "Susu Account",
};

// Overloaded, since TypeScript can't tell that the loop answers every field.
function complete(answers: Partial<Answers>): Answers;
function complete(answers: Partial<Record<string, string>>): Record<string, string> {
  const application: Record<string, string> = {};
  for (const { name, label, options, rule } of applicationFields) {
    const answer = answers[name] ?? options?.[0] ?? `Sample ${label}`;
    const error = rule?.(answer) ?? null;
    if (error !== null)
      throw new Error(`src/tools/fakes/sample-application.ts needs a valid ${name}: ${error}`);
    application[name] = answer;
  }
  return application;
}

/** A valid application: a field without an answer above has its first choice, or its label. */
export const sampleApplication = complete(answers);
