/** Values that the tests of the calls send. */
import type { Answers } from "../../../src/rules/application-fields.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";

/** Entered values with characters that a body or a URL has to encode. */
export const email = "a+b@c.lr";
export const password = ' "sécret"\\ ';
export const name = "Ama Ɓɔi";

export const application: Answers = {
  ...sampleApplication,
  fullName: name,
  email,
  address: "10th Street, Sinkor & beyond",
  occupation: 'Trader "rice"',
  idType: "Driver's License",
  idNumber: "0012=7",
};
