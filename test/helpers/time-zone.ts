/** Runs a function as on a device in another time zone. */
export function inTimeZone(zone: string, work: () => void): void {
  const home = process.env.TZ;
  process.env.TZ = zone;
  try {
    work();
  } finally {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  }
}
