/** @type {(...reasons: string[]) => never} */
export const refuse = (...reasons) => {
  for (const reason of reasons) console.error(`error: ${reason}`);
  process.exit(1);
};
