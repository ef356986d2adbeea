import type { Errors } from "../lib/forms/values-and-errors.ts";
import {
  type AnswerName,
  type Answers,
  type applicationFields,
  applicationGroups,
  isOptional,
  MAX_LENGTH,
  photoField,
} from "./application-fields.ts";

type FieldName = AnswerName | typeof photoField.name;

type Field = (typeof applicationFields)[number];

function missingError({ label, options, attributes }: Field): string {
  // By the HTML standard, a date field without a year, or with 30 February, is empty, too.
  const whole = attributes?.type === "date" ? " in full" : "";
  return `${options ? "Choose" : "Type"} your ${label}${whole}`;
}

/** In words, since a browser's own `maxlength` cuts a pasted text without any. */
function answerError({ label, rule, maxLength = MAX_LENGTH }: Field, answer: string) {
  if (answer.length > maxLength) return `${label} has more than ${maxLength} characters`;
  return rule?.(answer) ?? null;
}

/** A group that lacks several answers has one line. */
function summaryOf(fields: Errors<FieldName>, answers: Answers) {
  const summary = { ...fields };
  for (const { legend, fields: members } of applicationGroups) {
    const [first, ...others] = members.flatMap(({ name }) => (fields[name] ? [name] : []));
    if (first === undefined || others.length === 0) continue;
    if (![first, ...others].every((name) => answers[name] === "")) continue;
    summary[first] = `${legend}: ${1 + others.length} answers are missing`;
    for (const name of others) delete summary[name];
  }
  return summary;
}

export function applicationErrors(answers: Answers, photoError: string | null) {
  const missing: string[] = [];
  const fields: Errors<FieldName> = {};
  for (const group of applicationGroups) {
    for (const field of group.fields) {
      const answer = answers[field.name];
      if (answer === "" && isOptional(field)) continue;
      const error = answer === "" ? missingError(field) : answerError(field, answer);
      if (error) fields[field.name] = error;
      if (answer === "") missing.push(field.label);
    }
  }
  const [firstError = null] = Object.values(fields);
  if (photoError !== null) fields[photoField.name] = photoError;
  const summary = summaryOf(fields, answers);
  if (missing.length === 0) return { fields, summary, toast: photoError ?? firstError };
  const labels = missing.join(", ");
  return { fields, summary, toast: `Please fill in all required fields: ${labels}` };
}
