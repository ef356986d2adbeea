/**
 * @param {...string} reasons
 * @returns {never}
 */
export function refuse(...reasons) {
  for (const reason of reasons) console.error(`error: ${reason}`);
  process.exit(1);
}
