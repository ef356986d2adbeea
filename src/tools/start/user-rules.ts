/**
 * The backend's rules for a user's data (spec section 5). They don't import the site's rules, so
 * that tests notice a fault in the site's. Each returns the message for what is wrong, or null.
 */

const SHORTEST_NAME = 2;
const SHORTEST_PASSWORD = 6;

// Without control characters and lone surrogates, since the address is part of a link.
const email = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** @param value an e-mail address without white space around it. */
export function emailProblem(value: string): string | null {
  if (value === "") return "Email is required";
  return email.test(value) ? null : "Please enter a valid email address";
}

/** @param value a name without white space around it. */
export function nameProblem(value: string): string | null {
  if (value === "") return "Full name is required";
  if (value.length < SHORTEST_NAME) return `Name must be at least ${SHORTEST_NAME} characters long`;
  return /^[\p{L}\p{M}\p{Zs}]+$/u.test(value)
    ? null
    : "Name should only contain letters and spaces";
}

/** @param value a password as the visitor typed it: white space counts. */
export function passwordProblem(value: string): string | null {
  if (value === "") return "Password is required";
  return value.length < SHORTEST_PASSWORD
    ? `Password must be at least ${SHORTEST_PASSWORD} characters long`
    : null;
}
