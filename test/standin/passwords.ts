import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** What is kept of a password: from it the password can only be guessed, at the cost of scrypt. */
export interface PasswordHash {
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

const SALT_LENGTH = 16;
const KEY_LENGTH = 32;

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** Hashes a password with a salt of its own. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_LENGTH);
  return { salt, key: await derive(password, salt, KEY_LENGTH) };
}

/** A hash of no password at all, to be tried where there is no user: it costs the same. */
export function hashOfNothing(): PasswordHash {
  return { salt: randomBytes(SALT_LENGTH), key: randomBytes(KEY_LENGTH) };
}

/** Whether `hash` is of this password. It takes as long either way. */
export async function verifyPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash.salt, KEY_LENGTH), hash.key);
}
