import { screens } from "../screen-table.ts";

export const forgotPassword = {
  intro: "Type the email you signed up with. We will send you a link to set a new password.",
  email: "Email",
  submit: "Send Reset Link",
  busy: "Sending...",
  back: { label: "Back to login", path: screens.login.path },
  mayBeOnItsWay: "Your link may be on its way.",
  checkEmail: "We could not confirm it. Check your email before you ask again.",
  sent: "Check your email for the reset link.",
  sentTo: (email: string) => `Sent to ${email}. Look in spam too.`,
  again: "Send again",
  done: "Reset link sent! Check your email.",
} as const;
