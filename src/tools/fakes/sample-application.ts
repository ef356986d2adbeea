import type { Answers } from "../../rules/application-fields.ts";

/** A valid application. */
export const sampleApplication: Answers = {
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
