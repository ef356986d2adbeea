/**
 * The forms of the portal keep what was entered, send it once, and say why they failed. The
 * screens' own tests have the rest.
 */
import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/application.ts";
import { forgotPassword } from "../../../src/content/forgot-password.ts";
import { login } from "../../../src/content/login.ts";
import { resetPassword } from "../../../src/content/reset-password.ts";
import { NO_NETWORK, sharedWords } from "../../../src/content/shared-words.ts";
import { applicationFields } from "../../../src/rules/application-fields.ts";
import {
  emailError,
  loginErrors,
  newPasswordErrors,
  signUpErrors,
} from "../../../src/rules/validation.ts";
import { type ScreenRow, screens } from "../../../src/screen-table.ts";
import { assertFocus } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { answerConfirms, changeHash, stored } from "../../helpers/rendered-site.tsx";
import {
  dropConnection,
  fakeBackend,
  neverRespond,
  respondJson,
  respondLater,
} from "./backend-responses.ts";
import {
  APPLICATION,
  banner,
  bannerElement,
  busy,
  choose,
  control,
  errorAt,
  errorsAt,
  failures,
  fill,
  isDisabled,
  openApplication,
  openLogin,
  openScreen,
  photo,
  press,
  submit,
  submitButton,
  successes,
  type,
  valuesOf,
} from "./form-actions.ts";

const test = domSuite("forms of the portal");
const backend = fakeBackend(test);

const SUCCEEDS = respondJson(201, { token: "a-token", user: { name: "Musu Kollie" } });

/** A label, the text that a visitor enters, and the values of `ATTRIBUTES`. */
type Field = readonly [label: string, text: string, attributes: string];

/** The attributes that choose a phone's keyboard and its autofill. */
const ATTRIBUTES = ["type", "autocomplete", "autocapitalize", "enterkeyhint"];

type PortalForm = {
  readonly name: string;
  readonly row: ScreenRow;
  readonly open: () => Promise<void>;
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly busy: string;
  /** The message of a call that gets no response. */
  readonly lost: string;
  /** What stands above the form after a failure with this message, unless that is at its field. */
  readonly banner: (message: string) => string | null;
  /** The errors of a form's empty fields. An application groups them, which its own test checks. */
  readonly missing?: readonly (string | null)[];
};

const EMAIL = "musu@example.com";
const NOTHING = { name: "", email: "", password: "", confirmPassword: "" };

const forms: readonly PortalForm[] = [
  {
    name: "login",
    row: screens.login,
    open: openLogin,
    fields: [
      [login.email, EMAIL, "email username none"],
      [login.password, "palm-nut", "password current-password none go"],
    ],
    submit: login.submit.login,
    busy: login.busy.login,
    missing: Object.values(loginErrors(NOTHING)),
    lost: NO_NETWORK,
    banner: (message) => message,
  },
  {
    name: "sign-up",
    row: screens.login,
    open: async () => {
      await openLogin();
      fireEvent.click(screen.getByRole("tab", { name: login.signUp }));
    },
    fields: [
      [login.name, "Musu Kollie", "text name words"],
      [login.email, EMAIL, "email username none"],
      [login.password, "palm-nut", "password new-password none"],
      [login.confirmPassword, "palm-nut", "password new-password none go"],
    ],
    submit: login.submit.signUp,
    busy: login.busy.signUp,
    missing: Object.values(signUpErrors(NOTHING)),
    lost: NO_NETWORK,
    banner: (message) => message,
  },
  {
    name: "application",
    row: screens.application,
    open: async () => {
      await openApplication();
      await choose(photo());
    },
    fields: applicationFields.map(({ name, label, options, control = {} }) => {
      const { type = options ? "" : "text", autoComplete = "", autoCapitalize = "" } = control;
      return [
        label,
        APPLICATION[name],
        [type, autoComplete, autoCapitalize].filter(Boolean).join(" "),
      ];
    }),
    submit: application.submit,
    busy: application.busy,
    lost: "Submission failed. Please try again.",
    banner: (message) => message + application.nothingLost + sharedWords.tryAgain,
  },
  {
    name: "request of a reset link",
    row: screens.forgotPassword,
    open: () => openScreen("#/forgot-password", screens.forgotPassword.title),
    fields: [[forgotPassword.email, EMAIL, "email username none send"]],
    submit: forgotPassword.submit,
    busy: forgotPassword.busy,
    missing: [emailError("")],
    lost: "Failed to send reset link. Try again.",
    banner: (message) =>
      message === "Failed to send reset link. Try again."
        ? forgotPassword.mayBeOnItsWay + forgotPassword.checkEmail
        : null,
  },
  {
    name: "new password",
    row: screens.resetPassword,
    open: async () => {
      backend.responds(respondJson(200, {}));
      await openScreen("#/reset-password/T?email=a%40b.lr", resetPassword.heading);
      backend.calls.length = 0;
    },
    fields: [
      [resetPassword.password, "dumboy-2", "password new-password none"],
      [resetPassword.confirmPassword, "dumboy-2", "password new-password none go"],
    ],
    submit: resetPassword.submit,
    busy: resetPassword.busy,
    missing: Object.values(newPasswordErrors(NOTHING).fields),
    lost: "Failed to reset password",
    banner: (message) =>
      resetPassword.error(message) +
      (message === "Failed to reset password"
        ? resetPassword.mayBeValid + resetPassword.logIn.label
        : ""),
  },
];

test("each screen that is a form has a form in this file", () => {
  const rows = Object.values<ScreenRow>(screens).filter(({ isForm }) => isForm);
  assert.equal(new Set(forms.map(({ row }) => row)), new Set(rows));
});

for (const form of forms) {
  const { name } = form;
  const labels = form.fields.map(([label]) => label);
  const texts = Object.fromEntries(form.fields.map(([label, text]) => [label, text]));

  const openFilled = async () => {
    await form.open();
    fill(texts);
  };
  test(`${name}: each field is empty, with the right keyboard and autofill, and Submit is the only gold button`, async () => {
    await form.open();
    for (const [label, , attributes] of form.fields) {
      const found = ATTRIBUTES.flatMap((name) => control(label).getAttribute(name) ?? []);
      assert.is(found.join(" "), attributes, `${label} has other ${ATTRIBUTES.join(", ")}`);
      assert.is(control(label).value, "", label);
      assert.is(control(label).getAttribute("aria-required"), "true", label);
    }
    const gold = Array.from(document.querySelectorAll("[class*=primary]"));
    assert.equal([gold.length, gold[0]?.textContent], [1, form.submit]);
  });

  const { missing = [] } = form;
  if (missing.length > 0)
    test(`${name}: an empty form sends nothing, and each field says what is missing until it is edited`, async () => {
      await form.open();
      await submit();
      assert.equal(labels.map(errorAt), missing);
      assertFocus(control(labels[0] ?? ""));
      assert.equal([backend.calls, failures(), banner()], [[], [], null]);
      for (const [index, label] of labels.entries()) {
        type(label, "x");
        const left = missing.map((error, place) => (place > index ? error : null));
        assert.equal(labels.map(errorAt), left);
      }
    });

  test(`${name}: sending disables the fields, and a second press sends nothing`, async () => {
    await openFilled();
    backend.responds(neverRespond);
    await press();
    fireEvent.submit(submitButton()?.form ?? document.body);

    assert.is(submitButton()?.textContent, form.busy);
    for (const label of labels) assert.ok(isDisabled(control(label)), label);
    for (const control of document.querySelectorAll("main fieldset button, main [role=tab]"))
      assert.ok(isDisabled(control), control.outerHTML);
    assert.is(backend.calls.length, 1);
    // The pressed button can't have the focus any more. Screen readers say what has it.
    const { activeElement: focused } = document;
    assert.ok(focused?.getAttribute("aria-label"), "the focused element has no name");
    assert.is(focused?.closest("fieldset"), null);
  });

  for (const [what, respond, message] of [
    ["a refusal by the server", respondJson(422, { message: "Not today" }), "Not today"],
    ["a dropped connection", dropConnection, form.lost],
  ] as const) {
    test(`${name}: after ${what} the form says why, and keeps what was entered, until the next attempt`, async () => {
      await openFilled();
      const { hash } = window.location;
      backend.responds(respond);
      await submit();

      const inBanner = form.banner(message);
      assert.equal([failures(), successes(), banner()], [[message], [], inBanner]);
      const [first = ""] = labels;
      assert.equal(errorsAt(...labels), inBanner === null ? { [first]: message } : {});
      assertFocus(inBanner === null ? control(first) : bannerElement());
      // A screen reader has read the toast. If the banner says something else, its name does, too.
      const name = bannerElement()?.getAttribute("aria-label");
      if (inBanner !== null) assert.is(name === "Error", inBanner.includes(message));
      assert.equal(valuesOf(...labels), texts);
      assert.is(submitButton()?.textContent, form.submit);
      assert.equal([stored(), window.location.hash], [{}, hash]);

      backend.responds(neverRespond);
      await press();
      assert.ok(busy());
      assert.equal([failures(), banner(), errorsAt(...labels)], [[], null, {}]);
      assert.not.match(document.title, "Error");
    });
  }

  const passwords = form.fields.filter(([, , attributes]) => attributes.startsWith("password"));
  if (passwords.length > 0)
    test(`${name}: a password is sent with the spaces at its ends`, async () => {
      await openFilled();
      const typed = " palm\u200bnut ";
      fill(Object.fromEntries(passwords.map(([label]) => [label, typed])));
      await submit();
      const [[, , { password }] = [null, null, {}]] = backend.posted();
      assert.is(password, typed);
    });

  test(`${name}: a success that arrives after the visitor has left changes nothing`, async () => {
    await openFilled();
    const { late, release } = respondLater(SUCCEEDS);
    backend.responds(late);
    await press();
    // The application asks before it is left.
    answerConfirms(true);
    await changeHash("#/faq");
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();

    assert.equal([successes(), stored(), window.location.hash], [[], {}, "#/faq"]);
  });
}

test.run();
