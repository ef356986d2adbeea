import { randomInt } from "node:crypto";
import { listen } from "../../src/tools/server/serve.ts";

/** The first of free ports in a row. Few programs use these, since systems assign higher ones. */
export async function freePort(count = 1): Promise<number> {
  // Browsers refuse some lower ports, such as 10080.
  const first = randomInt(11_000, 30_000);
  try {
    for (let port = first; port < first + count; port += 1)
      await (await listen(port, () => {})).close();
    return first;
  } catch {
    return freePort(count);
  }
}
