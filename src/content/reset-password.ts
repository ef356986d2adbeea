import { screens } from "../screen-table.ts";

export const resetPassword = {
  missing: "Missing token or email parameter",
  incomplete: "This link is not complete. Open it again, or ask for a new one.",
  invalid: "Invalid Reset Link",
  unchecked: "We could not check your link",
  mayStillWork: "The connection may have failed. Your link may still work.",
  again: { label: "Request New Reset Link", path: screens.forgotPassword.path },
  heading: "Create New Password",
  intro: "Enter your new password below",
  password: "New Password",
  confirmPassword: "Confirm New Password",
  confirmHint: "Type the same password in both boxes",
  submit: "Reset Password",
  busy: "Resetting...",
  error: (message: string) => `Error: ${message}`,
  mayBeValid: "Your new password may already work. Try to log in with it first.",
  logIn: { label: "Log in", path: screens.login.path },
  logInNow: "Log in now",
  done: "Password reset successful! Redirecting...",
} as const;
