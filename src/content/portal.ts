import { screens } from "../screen-table.ts";

export const login = {
  title: screens.login.title,
  stepsLabel: "Your way to a bank account",
  steps: { signUp: "Sign up", login: "Log in", apply: "Apply" },
  tabsLabel: "Login or sign up",
  login: "Login",
  signUp: "Sign Up",
  name: "Full name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  passwordHint: "At least 6 characters",
  rememberMe: "Remember me",
  forgotPassword: { label: "Forgot password?", path: screens.forgotPassword.path },
  submit: { login: "Login", signUp: "Create Account" },
  busy: { login: "Logging in...", signUp: "Creating account..." },
  /** Below "Email already exists". */
  taken: { text: "Have you signed up before?", label: "Log in with this email" },
  toSignUp: { text: "New here?", label: "Sign Up" },
  toLogin: { text: "Already signed up?", label: "Login" },
  afterSignUp: {
    heading: "Your login is ready.",
    text: "It is not a bank account yet. Log in, then apply with a photo of your ID.",
  },
  created: "Account created successfully! Please login.",
  welcome: (name: string | null) => (name ? `Welcome back, ${name}!` : "Welcome back!"),
} as const;

export const application = {
  title: screens.accounts.title,
  subtitle: "All fields are required. Have your ID card ready: you will need a photo of it.",
  signedOut: { text: "Already signed up?", label: "Log in", path: screens.login.path },
  draft: {
    text: "We kept what you typed here before, but not your ID number or the photo of your ID.",
    clear: "Clear form",
    confirm: "Clear the form? Everything that you entered here will be gone.",
  },
  toHaveReady: {
    heading: "What to have ready",
    id: "One of these IDs:",
    photo: "A photo of it: take one now, or choose one that you have.",
    questions: "Questions? Ask us",
  },
  otherAccounts: "For any other account, ask us:",
  photo: "A photo of your ID",
  image: {
    label: "ID Card Image",
    hint: "PNG, JPG, JPEG up to 5MB",
    choose: "Take or choose a photo",
    change: "Choose another photo",
    preparing: "Preparing the photo...",
    preview: "Your ID card",
    noPreview: "This photo can't be shown here, but it will be sent.",
  },
  summary: "There is a problem",
  submit: "Submit Application",
  busy: "Submitting...",
  sending: {
    title: "Sending your application",
    sent: (amount: string) => `${amount} sent`,
    waiting: "Waiting for the answer...",
    slow: "A slow connection takes longer. If nothing moves any more, you can cancel: what you entered stays here.",
    cancel: "Cancel",
    leaving:
      "Leave this page? Your application is still being sent. If you leave, you will not know whether it has arrived.",
  },
  nothingLost: "Everything that you entered is still here.",
  again: "Try again",
  cancelled: "You cancelled before our server answered.",
  notConfirmed: "Our server did not confirm your application.",
  mayHaveArrived: "Your application may have arrived. Ask us before you send it again.",
  loggedOut: "You have logged out. The form is empty again.",
  done: "Account application submitted successfully!",
  receipt: {
    title: "Your receipt",
    when: "Sent",
    office: "Our office",
    contact: "Questions",
    notStored: "This page doesn't keep your receipt. Print it, or take a photo of it.",
    print: "Print",
    again: "Fill in another application",
  },
} as const;

export const forgotPassword = {
  title: screens.forgotPassword.title,
  intro:
    "Enter the email address that you signed up with, and ask for a link to set a new password.",
  email: "Email",
  submit: "Send Reset Link",
  busy: "Sending...",
  back: { label: "Back to login", path: screens.login.path },
  mayBeOnItsWay: "Your reset link may be on its way. Check your email before you ask again.",
  sent: "Check your email for the reset link.",
  done: "Reset link sent! Check your email.",
} as const;

export const resetPassword = {
  title: screens.resetPassword.title,
  verifying: screens.resetPassword.loading,
  missing: "Missing token or email parameter",
  invalid: "Invalid Reset Link",
  unchecked: {
    heading: "Reset Link Not Checked",
    retry: application.again,
  },
  /** For a link that was opened before somebody logged out. */
  ended: {
    heading: "Open Your Link Again",
    message: "For your safety, open the link in your email again.",
  },
  again: { label: "Request New Reset Link", path: screens.forgotPassword.path },
  heading: "Create New Password",
  intro: "Enter your new password below",
  password: "New Password",
  confirmPassword: "Confirm New Password",
  submit: "Reset Password",
  busy: "Resetting...",
  error: (message: string) => `Error: ${message}`,
  mayBeValid: "Your new password may already be valid. Try to log in with it.",
  logIn: { label: "Log in", path: screens.login.path },
  done: "Password reset successful! Redirecting...",
} as const;
