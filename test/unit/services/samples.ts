/** What visitors enter, with characters that a payload or an address has to encode. */
export const email = "a+b@c.lr";
export const password = ' "sécret"\\ ';
export const name = "Ama Ɓɔi";

export const application = {
  fullName: name,
  email,
  phone: "+231 770 000 000",
  address: "10th Street, Sinkor & beyond",
  dateOfBirth: "1990-02-28",
  gender: "Female",
  occupation: 'Trader "rice"',
  idType: "Driver's License",
  idNumber: "0012=7",
  accountType: "Susu Account",
};
