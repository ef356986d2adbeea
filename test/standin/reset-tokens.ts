import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a reset link holds, in milliseconds. */
const LIFETIME = 30 * 60 * 1000;

/** The tokens of reset links: at most one a user, of which only the hash is kept. */
export interface ResetTokens {
  /** A new token for the user, whose earlier one is void from now on. */
  issue(userId: string): string;
  /** Whether it is this user's token and still holds. */
  holds(userId: string, token: string): boolean;
  /** As `holds`, and uses the token up where it does. */
  redeem(userId: string, token: string): boolean;
}

/** Tokens that last until the process ends. The clock is `Date.now()`. */
export function createResetTokens(): ResetTokens {
  const issued = new Map<string, { hash: Uint8Array; expires: number }>();

  function holds(userId: string, token: string): boolean {
    const entry = issued.get(userId);
    return (
      entry !== undefined &&
      Date.now() < entry.expires &&
      timingSafeEqual(digest(token), entry.hash)
    );
  }

  return {
    issue(userId) {
      const token = randomBytes(32).toString("base64url");
      issued.set(userId, { hash: digest(token), expires: Date.now() + LIFETIME });
      return token;
    },
    holds,
    redeem: (userId, token) => holds(userId, token) && issued.delete(userId),
  };
}

/** A plain hash is enough: unlike a password, 32 random bytes can't be guessed. */
function digest(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
