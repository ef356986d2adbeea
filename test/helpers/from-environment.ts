/** A variable that `test/run.ts` sets for tests of the site. @throws Error if it is missing. */
export function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The variable ${name} isn't set: run the test by npm test`);
  return value;
}
