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
import * as form from "./form-actions.ts";

const test = domSuite("forms of the portal");
const backend = fakeBackend(test);

const REFUSAL = "Not today";
const SUBMISSION_FAILED = "Submission failed. Please try again.";
const SUCCEEDS = respondJson(201, { token: "a-token", user: { name: "Musu Kollie" } });

/** The attributes that choose a phone's keyboard and its autofill. */
const ATTRIBUTES = ["type", "autocomplete", "autocapitalize", "enterkeyhint"];

type Texts = Readonly<Record<string, string>>;

/** What a failure shows: a toast, and a banner above the form; null if an error is at a field. */
type Failure = {
  readonly toast: string;
  readonly banner: string | null;
  /** A screen reader says the name. It doesn't repeat a toast. */
  readonly bannerName?: string;
};

type PortalForm = {
  readonly name: string;
  readonly row: ScreenRow;
  readonly open: () => Promise<void>;
  /** What a visitor enters in the fields, by their labels. */
  readonly entered: Texts;
  /** The values of `ATTRIBUTES`. */
  readonly attributes: Texts;
  readonly submit: string;
  readonly busy: string;
  /** The errors of empty fields. An application groups them, which its own test checks. */
  readonly missing?: readonly string[];
  /** The banner after `REFUSAL`. */
  readonly refused: Failure["banner"];
  /** What it shows if there is no response. */
  readonly lost: Failure;
};

const EMAIL = "musu@example.com";

const forms: readonly PortalForm[] = [
  {
    name: "login",
    row: screens.login,
    open: form.openLogin,
    entered: { [login.email]: EMAIL, [login.password]: "palm-nut" },
    attributes: {
      [login.email]: "email username none",
      [login.password]: "password current-password none go",
    },
    submit: "Login",
    busy: login.busy.login,
    missing: ["Email is required", "Password is required"],
    refused: REFUSAL,
    lost: { toast: NO_NETWORK, banner: NO_NETWORK },
  },
  {
    name: "sign-up",
    row: screens.login,
    open: async () => {
      await form.openLogin();
      fireEvent.click(screen.getByRole("tab", { name: login.signUp }));
    },
    entered: {
      [login.name]: "Musu Kollie",
      [login.email]: EMAIL,
      [login.password]: "palm-nut",
      [login.confirmPassword]: "palm-nut",
    },
    attributes: {
      [login.name]: "text name words",
      [login.email]: "email username none",
      [login.password]: "password new-password none",
      [login.confirmPassword]: "password new-password none go",
    },
    submit: login.submit.signUp,
    busy: login.busy.signUp,
    missing: [
      "Full name is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
    ],
    refused: REFUSAL,
    lost: { toast: NO_NETWORK, banner: NO_NETWORK },
  },
  {
    name: "application",
    row: screens.application,
    open: async () => {
      await form.openApplication();
      await form.choose(form.photo());
    },
    entered: form.FILLED,
    attributes: {
      "Full Name": "text name words",
      Email: "email email",
      "Phone Number": "tel tel",
      // HTML forbids `street-address` on a field of one line.
      Address: "text address-line1",
      "Date of Birth": "date bday",
      Gender: "sex",
      Occupation: "text organization-title",
      "ID Number": "text off characters",
    },
    submit: application.submit,
    busy: application.busy,
    refused: `${REFUSAL}${application.nothingLost}${sharedWords.tryAgain}`,
    lost: {
      toast: SUBMISSION_FAILED,
      banner: SUBMISSION_FAILED + application.nothingLost + sharedWords.tryAgain,
    },
  },
  {
    name: "request of a reset link",
    row: screens.forgotPassword,
    open: () => form.openScreen("#/forgot-password", screens.forgotPassword.title),
    entered: { [forgotPassword.email]: EMAIL },
    attributes: { [forgotPassword.email]: "email username none send" },
    submit: forgotPassword.submit,
    busy: forgotPassword.busy,
    missing: ["Email is required"],
    refused: null,
    lost: {
      toast: "Failed to send reset link. Try again.",
      banner: forgotPassword.mayBeOnItsWay + forgotPassword.checkEmail,
      bannerName: forgotPassword.mayBeOnItsWay,
    },
  },
  {
    name: "new password",
    row: screens.resetPassword,
    open: async () => {
      backend.responds(respondJson(200, {}));
      await form.openScreen("#/reset-password/T?email=a%40b.lr", resetPassword.heading);
      backend.calls.length = 0;
    },
    entered: { [resetPassword.password]: "dumboy-2", [resetPassword.confirmPassword]: "dumboy-2" },
    attributes: {
      [resetPassword.password]: "password new-password none",
      [resetPassword.confirmPassword]: "password new-password none go",
    },
    submit: "Reset Password",
    busy: resetPassword.busy,
    missing: ["Password is required", "Please confirm your password"],
    refused: `Error: ${REFUSAL}`,
    lost: {
      toast: "Failed to reset password",
      banner: `Error: Failed to reset password${resetPassword.mayBeValid}${resetPassword.logIn.label}`,
    },
  },
];

test("each screen that is a form has a form in this file", () => {
  const rows = Object.values<ScreenRow>(screens).filter(
    ({ isLazy, hasOwnAction }) => isLazy && hasOwnAction,
  );
  assert.equal(new Set(forms.map(({ row }) => row)), new Set(rows));
});

for (const portalForm of forms) {
  const { name, entered, attributes } = portalForm;
  const labels = Object.keys(entered);
  const [first = ""] = labels;

  const openFilled = async () => {
    await portalForm.open();
    form.fill(entered);
  };

  test(`${name}: the fields are empty, and have the right keyboards`, async () => {
    await portalForm.open();
    for (const label of labels) {
      assert.is(form.control(label).value, "", label);
      assert.is(form.control(label).getAttribute("aria-required"), "true", label);
    }
    for (const [label, expected] of Object.entries(attributes)) {
      const found = ATTRIBUTES.flatMap((name) => form.control(label).getAttribute(name) ?? []);
      assert.is(found.join(" "), expected, `${label} has other ${ATTRIBUTES.join(", ")}`);
    }
  });

  const { missing = [] } = portalForm;
  if (missing.length > 0)
    test(`${name}: an empty form sends nothing, and each field says what is missing until it is edited`, async () => {
      await portalForm.open();
      await form.submit();
      assert.equal(labels.map(form.errorAt), missing);
      assertFocus(form.control(first));
      assert.equal([backend.calls, form.failures(), form.banner()], [[], [], null]);
      for (const [index, label] of labels.entries()) {
        form.type(label, "x");
        const left = missing.map((error, place) => (place > index ? error : null));
        assert.equal(labels.map(form.errorAt), left);
      }
    });

  test(`${name}: sending disables the fields, and a second press sends nothing`, async () => {
    await openFilled();
    backend.responds(neverRespond);
    await form.press();
    fireEvent.submit(form.submitButton()?.form ?? document.body);

    assert.is(form.submitButton()?.textContent, portalForm.busy);
    for (const label of labels) assert.ok(form.isDisabled(form.control(label)), label);
    for (const control of document.querySelectorAll("main fieldset button, main [role=tab]"))
      assert.ok(form.isDisabled(control), control.outerHTML);
    assert.is(backend.calls.length, 1);
    // The pressed button can't have the focus any more. Screen readers say what has it.
    const { activeElement: focused } = document;
    assert.ok(focused?.getAttribute("aria-label"), "the focused element has no name");
    assert.is(focused?.closest("fieldset"), null);
  });

  const refused: Failure = { toast: REFUSAL, banner: portalForm.refused };
  for (const [what, respond, { toast, banner, bannerName = "Error" }] of [
    ["a refusal by the server", respondJson(422, { message: REFUSAL }), refused],
    ["a dropped connection", dropConnection, portalForm.lost],
  ] as const) {
    test(`${name}: after ${what} the form says why, and keeps what was entered`, async () => {
      await openFilled();
      const { hash } = window.location;
      backend.responds(respond);
      await form.submit();

      assert.equal([form.failures(), form.successes(), form.banner()], [[toast], [], banner]);
      if (banner === null) {
        assert.equal(form.errorsAt(...labels), { [first]: toast });
        assertFocus(form.control(first));
      } else {
        assert.equal(form.errorsAt(...labels), {});
        assertFocus(form.bannerElement());
        assert.is(form.bannerElement()?.getAttribute("aria-label"), bannerName);
      }
      assert.equal(form.valuesOf(...labels), entered);
      assert.is(form.submitButton()?.textContent, portalForm.submit);
      assert.equal([stored(), window.location.hash], [{}, hash]);

      backend.responds(neverRespond);
      await form.press();
      assert.ok(form.busy());
      assert.equal([form.failures(), form.banner(), form.errorsAt(...labels)], [[], null, {}]);
      assert.not.match(document.title, "Error");
    });
  }

  const passwords = labels.filter((label) => attributes[label]?.startsWith("password"));
  if (passwords.length > 0)
    test(`${name}: a password is sent with the spaces at its ends`, async () => {
      await openFilled();
      const typed = " palm\u200bnut ";
      for (const label of passwords) form.type(label, typed);
      await form.submit();
      assert.is(backend.posted()[0]?.body.password, typed);
    });

  test(`${name}: a success that arrives after the visitor has left changes nothing`, async () => {
    await openFilled();
    const { late, release } = respondLater(SUCCEEDS);
    backend.responds(late);
    await form.press();
    // The application asks before it is left.
    answerConfirms(true);
    await changeHash("#/faq");
    assert.ok(backend.calls[0]?.init.signal?.aborted);
    await release();

    assert.equal([form.successes(), stored(), window.location.hash], [[], {}, "#/faq"]);
  });
}

test.run();
