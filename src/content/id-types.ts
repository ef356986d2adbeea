/** The IDs that the institution accepts with an application (spec section 3). */
export const idTypes = ["National ID", "Voter ID", "Passport", "Driver's License"] as const;

export const idList = `${idTypes.slice(0, -1).join(", ")} or ${idTypes.slice(-1)}`;

export const anId = `a ${idList}`;
