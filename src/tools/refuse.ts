export function refuse(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(`error: ${reason}`);
  process.exit(1);
}
