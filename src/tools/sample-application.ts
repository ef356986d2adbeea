import type { Application } from "../rules/application-fields.ts";

/** A valid application. Each test changes the fields that it is about. */
export const sampleApplication: Application = {
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
