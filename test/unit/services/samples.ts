/** The calls of the site, with the values that tests send. */
import type { Answers } from "../../../src/rules/application-fields.ts";
import * as applications from "../../../src/services/applications.ts";
import * as users from "../../../src/services/users.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";
import type { CallName } from "../../../src/tools/helpers/backend-operations.ts";

/** Entered values with characters that a body or a URL has to encode. */
const email = "a+b@c.lr";
const password = ' "sécret"\\ ';
const name = "Ama Ɓɔi";
export const token = "a/token?";

const application: Answers = {
  ...sampleApplication,
  fullName: name,
  email,
  address: "10th Street, Sinkor & beyond",
  occupation: 'Trader "rice"',
  idType: "Driver's License",
  idNumber: "0012=7",
};

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], "card.jpg", { type: "image/jpeg" });

export const calls: Readonly<Record<CallName, (signal: AbortSignal) => Promise<unknown>>> = {
  requestLogin: (signal) => users.requestLogin({ email, password }, signal),
  register: (signal) => users.register({ name, email, password }, signal),
  requestResetLink: (signal) => users.requestResetLink(email, signal),
  checkResetLink: (signal) => users.checkResetLink(token, email, signal),
  setNewPassword: (signal) => users.setNewPassword(token, { email, password }, signal),
  submitApplication: (signal) =>
    applications.submitApplication(application, photo, signal, () => {}),
};
