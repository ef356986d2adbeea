import { screens } from "../screen-table.ts";

export const login = {
  steps: "Sign up, log\u00a0in, apply. Then the form has your name and email already.",
  withoutLogin: { label: "Apply without a login", path: screens.application.path },
  tabsLabel: "Login or sign up",
  login: "Login",
  signUp: "Sign Up",
  name: "Full name",
  nameHint: "Letters and spaces only, no hyphens.",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  rememberMe: "Remember me",
  forgotPassword: { label: "Forgot password?", path: screens.forgotPassword.path },
  submit: { login: "Login", signUp: "Create Account" },
  busy: { login: "Logging in...", signUp: "Creating account..." },
  refused: "Check your email and your password, or set a new password.",
  taken: { text: "Have you signed up before?", label: "Log in with this email" },
  afterSignUp: "Not a bank account yet. Log in, then apply.",
  created: "Account created successfully! Please login.",
  welcome: (name: string | null) => (name ? `Welcome back, ${name}!` : "Welcome back!"),
} as const;
