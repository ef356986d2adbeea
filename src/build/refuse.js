/**
 * In JavaScript, because `run.js` imports it before anything is bundled.
 * @type {(...reasons: string[]) => never}
 */
export const refuse = (...reasons) => {
  for (const reason of reasons) console.error(`error: ${reason}`);
  process.exit(1);
};
