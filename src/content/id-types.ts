/** The IDs that the institution accepts with an application (spec section 3). */
export const idTypes = ["National ID", "Voter ID", "Passport", "Driver's License"] as const;

// With no-break spaces, since "ID" alone would begin a line.
const names = idTypes.map((name) => name.replace(" ", "\u00a0"));

export const idList = `${names.slice(0, -1).join(", ")} or ${names.slice(-1)}`;

export const anId = `a ${idList}`;
