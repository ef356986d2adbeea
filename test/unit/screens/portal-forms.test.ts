/** The forms of the portal keep what was entered, send it once, and say why they failed. */
import { fireEvent } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/application.ts";
import { forgotPassword } from "../../../src/content/forgot-password.ts";
import { login } from "../../../src/content/login.ts";
import { resetPassword } from "../../../src/content/reset-password.ts";
import { sharedWords } from "../../../src/content/shared-words.ts";
import { type ScreenName, screens } from "../../../src/screen-table.ts";
import { assertFocus, assertReadsFrom, leaveCaretAtEnd } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { stored } from "../../helpers/rendered-site.tsx";
import { fakeBackend, neverRespond, respondJson } from "./backend-responses.ts";
import * as form from "./form-actions.ts";

const test = domSuite("forms of the portal");
const backend = fakeBackend(test);

const REFUSAL = "Not today";

/** The attributes that choose a phone's keyboard and its autofill. */
const ATTRIBUTES = ["type", "autocomplete", "autocapitalize", "enterkeyhint"];

type Texts = Readonly<Record<string, string>>;

/** The names of the screens that are forms. */
type FormName = {
  [Name in ScreenName]: (typeof screens)[Name] extends {
    readonly isLazy: true;
    readonly hasOwnAction: true;
  }
    ? Name
    : never;
}[ScreenName];

type PortalForm = {
  readonly open: () => Promise<void>;
  /** What a visitor enters in the fields, by their labels. */
  readonly entered: Texts;
  /** The values of `ATTRIBUTES`. */
  readonly attributes: Texts;
  readonly submit: string;
  readonly busy: string;
  /** The errors of empty fields. An application groups them, which its own test checks. */
  readonly missing?: readonly string[];
  /** The banner after `REFUSAL`; null if the error is at a field. */
  readonly refused: string | null;
};

const EMAIL = "musu@example.com";

const forms: Readonly<Record<FormName, PortalForm>> = {
  login: {
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
  },
  signUp: {
    open: () => form.openScreen("#/login/sign-up", screens.signUp.title),
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
  },
  application: {
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
  },
  forgotPassword: {
    open: () => form.openScreen("#/forgot-password", screens.forgotPassword.title),
    entered: { [forgotPassword.email]: EMAIL },
    attributes: { [forgotPassword.email]: "email username none send" },
    submit: forgotPassword.submit,
    busy: forgotPassword.busy,
    missing: ["Email is required"],
    refused: null,
  },
  resetPassword: {
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
    refused: `Error: ${REFUSAL}${resetPassword.again.label}`,
  },
};

for (const [name, portalForm] of Object.entries(forms)) {
  const { entered, attributes } = portalForm;
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
      const isRequired = entered !== form.FILLED || form.REQUIRED.includes(label);
      assert.is(form.control(label).getAttribute("aria-required"), `${isRequired}`, label);
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
    for (const control of document.querySelectorAll("main fieldset button"))
      assert.ok(form.isDisabled(control), control.outerHTML);
    for (const tab of document.querySelectorAll("main [role=tab]"))
      assert.is(tab.getAttribute("href"), null);
    assert.is(backend.calls.length, 1);
    // The pressed button can't have the focus any more. Screen readers say what has it.
    const { activeElement: focused } = document;
    assert.ok(focused?.getAttribute("aria-label"), "the focused element has no name");
    assert.is(focused?.closest("fieldset"), null);
  });

  test(`${name}: after a refusal the form says why, and keeps what was entered`, async () => {
    await openFilled();
    const { hash } = window.location;
    backend.responds(respondJson(422, { message: REFUSAL }));
    leaveCaretAtEnd();
    await form.submit();

    const { refused } = portalForm;
    assert.equal([form.failures(), form.successes(), form.banner()], [[REFUSAL], [], refused]);
    if (refused === null) {
      assert.equal(form.errorsAt(...labels), { [first]: REFUSAL });
      assertFocus(form.control(first));
    } else {
      assert.equal(form.errorsAt(...labels), {});
      assertFocus(form.bannerElement());
      assertReadsFrom(form.bannerElement());
      // A screen reader says the name, which doesn't repeat the toast.
      assert.is(form.bannerElement()?.getAttribute("aria-label"), "Error");
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

  const passwords = labels.filter((label) => attributes[label]?.startsWith("password"));
  if (passwords.length > 0)
    test(`${name}: a password is sent with the spaces at its ends`, async () => {
      await openFilled();
      const typed = " palm\u200bnut ";
      for (const label of passwords) form.type(label, typed);
      await form.submit();
      assert.is(backend.posted()[0]?.body.password, typed);
    });
}

test.run();
