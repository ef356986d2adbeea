import { screens } from "../screen-table.ts";
import { anId, idList } from "./id-types.ts";

export const login = {
  title: screens.login.title,
  steps: {
    heading: "Three steps to a bank account",
    signUp: "Sign up with your email",
    login: "Log in",
    apply: `Apply with a photo of your ID: ${anId}`,
  },
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
  /** Below "Invalid credentials". */
  refused: "Check both, or set a new password.",
  /** Below "Email already exists". */
  taken: { text: "Have you signed up before?", label: "Log in with this email" },
  toSignUp: { text: "New here?", label: "Sign up" },
  toLogin: { text: "Already signed up?", label: "Log in" },
  afterSignUp: {
    heading: "Your login is ready.",
    text: "It is not a bank account yet. Log in, then apply with a photo of your ID.",
  },
  created: "Account created successfully! Please login.",
  welcome: (name: string | null) => (name ? `Welcome back, ${name}!` : "Welcome back!"),
} as const;

export const application = {
  title: screens.accounts.title,
  /** Followed by the IDs. */
  intro: "All fields are required. Have your ID ready for a photo:",
  ids: `${idList}.`,
  toLogin: {
    text: "Already signed up?",
    label: "Log in",
    path: screens.login.path,
  },
  draft: {
    text: "We kept what you typed. Type your ID number and add the photo again.",
    clear: "Clear form",
    confirm: "Clear the form? Everything that you entered here will be gone.",
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
  cancelled: "You cancelled before our server answered.",
  notConfirmed: "Our server did not confirm your application.",
  mayHaveArrived: "Your application may have arrived. Ask us before you send it again.",
  emptied: "You have logged out. The form is empty again.",
  done: "Account application submitted successfully!",
  receipt: {
    title: "Your receipt",
    when: "Sent",
    endsIn: (end: string) => `ends in ${end}`,
    office: "Our office",
    contact: "Questions",
    notStored:
      "Keep this receipt: it is gone when you leave this page. You do not need to send the application again.",
    share: "Send to my phone",
    copied: "Receipt copied. Paste it into a message to yourself.",
    /** The title of what is shared. */
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
  checkEmail: "Our server did not confirm it. Check your email before you ask again.",
  sent: "Check your email for the reset link.",
  sentTo: (email: string) => `Sent to ${email}. Look in spam too.`,
  again: "Send again",
  done: "Reset link sent! Check your email.",
} as const;

export const resetPassword = {
  title: screens.resetPassword.title,
  verifying: screens.resetPassword.loading,
  missing: "Missing token or email parameter",
  incomplete: "This link is not complete. Open it again from your email, or ask for a new one.",
  invalid: "Invalid Reset Link",
  unchecked: "We could not check your link",
  /** For a link that was opened before somebody logged out. */
  ended: {
    heading: "Open Your Link Again",
    texts: ["For your safety, open the link in your email again."],
  },
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
  mayBeValid: "Your new password may already be valid. Try logging in with it first.",
  logIn: { label: "Log in", path: screens.login.path },
  logInNow: "Log in now",
  done: "Password reset successful! Redirecting...",
} as const;
