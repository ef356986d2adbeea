import { screens } from "../screen-table.ts";
import { licensedBy } from "./company.ts";
import { idList } from "./id-types.ts";

export const login = {
  title: screens.login.title,
  steps: "Three steps to a bank account: sign up, log\u00a0in, apply.",
  withoutLogin: { label: "Apply without a login", path: screens.accounts.path },
  tabsLabel: "Login or sign up",
  login: "Login",
  signUp: "Sign Up",
  name: "Full name",
  nameHint: "Letters and spaces only, no hyphens.",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  passwordHint: "At least 6 characters",
  rememberMe: "Remember me",
  forgotPassword: { label: "Forgot password?", path: screens.forgotPassword.path },
  submit: { login: "Login", signUp: "Create Account" },
  busy: { login: "Logging in...", signUp: "Creating account..." },
  refused: "Check your email and your password, or set a new password.",
  taken: { text: "Have you signed up before?", label: "Log in with this email" },
  afterSignUp: "Your login is ready. It is not a bank account yet. Log in, then apply.",
  created: "Account created successfully! Please login.",
  welcome: (name: string | null) => (name ? `Welcome back, ${name}!` : "Welcome back!"),
} as const;

export const application = {
  title: screens.accounts.title,
  intro: "All fields are required. Have your ID ready for a photo:",
  ids: `${idList}.`,
  draft: {
    text: "We kept what you typed. Type your ID number and add the photo again. If the camera closes this page, take the photo first, then choose it here.",
    clear: "Clear form",
    confirm: "Clear the form? Everything that you entered here will be gone.",
  },
  photo: {
    label: "ID Card Image",
    hint: "PNG, JPG, JPEG up to 5MB",
    advice:
      "Lay the ID flat. All of it must be in the photo, and easy to read. A large photo is made smaller.",
  },
  trust: `${licensedBy}. This site keeps no ID number and no photo on this phone.`,
  summary: "There is a problem",
  missing: (group: string, count: number) => `${group}: ${count} answers are missing`,
  submit: "Submit Application",
  busy: "Submitting...",
  sending: {
    title: "Sending your application",
    sent: (amount: string) => `${amount} sent`,
    waiting: "Waiting for the answer...",
    slow: "Slow network? Keep this page open. If the bar stops, press Cancel: what you typed stays.",
    cancel: "Cancel",
    leaving:
      "Leave this page? Your application is still being sent. If you leave, you will not know whether it has arrived.",
  },
  nothingLost: "Everything that you entered is still here.",
  cancelled: "You stopped sending your application.",
  notConfirmed: "We could not confirm that your application arrived.",
  mayHaveArrived: "It may have arrived. Ask us before you send it again.",
  done: "Account application submitted successfully!",
  receipt: {
    title: "Your receipt",
    when: "Sent",
    endsIn: (end: string) => `ends in ${end}`,
    office: "Our office",
    contact: "Questions",
    notStored:
      "Keep this receipt: it is gone when you leave this page. You do not need to send the application again.",
    share: "Save or share it",
    ask: "To ask how it goes, call us or come to our office with this receipt.",
    copied: "Receipt copied. Paste it into a message to yourself.",
    shared: "Account application",
    print: "Print",
    again: "Fill in another application",
  },
} as const;

export const forgotPassword = {
  title: screens.forgotPassword.title,
  intro:
    "Type the email you signed up with. We send a link to it. With the link you set a new password.",
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

export const resetPassword = {
  title: screens.resetPassword.title,
  verifying: screens.resetPassword.loading,
  missing: "Missing token or email parameter",
  incomplete: "This link is not complete. Open it again, or ask for a new one.",
  invalid: "Invalid Reset Link",
  unchecked: "We could not check your link",
  again: { label: "Request New Reset Link", path: screens.forgotPassword.path },
  heading: "Create New Password",
  intro: "Enter your new password below",
  password: "New Password",
  passwordHint: login.passwordHint,
  confirmPassword: "Confirm New Password",
  confirmHint: "Type the same password in both boxes",
  submit: "Reset Password",
  busy: "Resetting...",
  error: (message: string) => `Error: ${message}`,
  mayBeValid: "Your new password may already be valid. Try to log in with it first.",
  logIn: { label: "Log in", path: screens.login.path },
  logInNow: "Log in now",
  done: "Password reset successful! Redirecting...",
} as const;
