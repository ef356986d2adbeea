/** A screen reader reads a field's hint and error, and a password can be shown and hidden. */
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import * as assert from "uvu/assert";
import { DateField } from "../../../src/ui/date-field.tsx";
import { TextArea, TextField } from "../../../src/ui/field.tsx";
import { Form } from "../../../src/ui/form.tsx";
import { PasswordField } from "../../../src/ui/password-field.tsx";
import { SelectField } from "../../../src/ui/select-field.tsx";
import { descriptionsOf, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("field");

for (const [kind, Control] of [
  ["one-line field", TextField],
  ["text area", TextArea],
  [
    "select",
    (props: { id: string; label: string; hint?: string; error?: string }) => (
      <SelectField {...props} options={["Male", "Female"]} />
    ),
  ],
  ["password field", PasswordField],
] as const) {
  test(`a ${kind} has its own label, hint and error, not those of another field`, () => {
    for (const [props, description] of [
      [{}, []],
      [{ hint: "With its code" }, ["With its code"]],
      [{ hint: "With its code", error: "No phone" }, ["With its code", "Error: No phone"]],
    ] as const) {
      const { unmount } = render(
        <>
          <Control id="phone" label="Phone" {...props} />
          <Control id="fax" label="Fax" error="No fax" />
        </>,
      );
      const phone = screen.getByLabelText("Phone");

      assert.equal(descriptionsOf(phone), description);
      assert.is(phone.getAttribute("aria-invalid"), "error" in props ? "true" : null);
      assert.equal(descriptionsOf(screen.getByLabelText("Fax")), ["Error: No fax"]);
      unmount();
    }
  });
}

test("only a text area is spell-checked, which may send its text to a server, and corrected: no dictionary has Weah", () => {
  for (const [Control, expected] of [
    [TextField, ["false", "off"]],
    [PasswordField, ["false", "off"]],
    [TextArea, [null, null]],
  ] as const) {
    const { unmount } = render(<Control id="name" label="Name" />);
    const field = screen.getByLabelText("Name");
    assert.equal([field.getAttribute("spellcheck"), field.getAttribute("autocorrect")], expected);
    unmount();
  }
});

test("a date field, whose parts get the focus, is a group that is named by its label and error", () => {
  for (const [error, name] of [
    [undefined, "Date of Birth"],
    ["No date", "Date of Birth. Error: No date"],
  ] as const) {
    const { unmount } = render(<DateField id="birth" label="Date of Birth" error={error} />);
    const group = screen.getByRole("group", { name });
    assert.ok(group.contains(screen.getByLabelText("Date of Birth", { selector: "input" })));
    unmount();
  }
});

test("a select has the same value after the browser's translator has replaced its text", () => {
  render(<SelectField id="gender" label="Gender" options={["Male", "Female"]} />);
  screen.getByRole("option", { name: "Female" }).textContent = "Femme";
  const select = screen.getByLabelText<HTMLSelectElement>("Gender");
  select.selectedIndex = 2;
  assert.is(select.value, "Female");
});

/** A form with two passwords, as a sign-up has them. */
function Passwords() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      form={{ ref: form, banner: null, busy: false }}
      label="Send"
      busyLabel="Sending..."
      onSubmit={() => {}}
    >
      <PasswordField id="password" label="Password" defaultValue="secret" />
      <PasswordField id="repeat-password" label="Repeat password" defaultValue="secret" />
    </Form>
  );
}

const typeOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).type;
const types = () => [typeOf("Password"), typeOf("Repeat password")];
const toggle = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("passwords are hidden at first, and each has a toggle of its own", () => {
  render(<Passwords />);
  assert.equal(types(), ["password", "password"]);
  const { id } = screen.getByLabelText("Password");
  assert.is(toggle("Show password").type, "button");
  assert.is(toggle("Show password").getAttribute("aria-controls"), id);

  fireEvent.click(toggle("Show password"));
  assert.equal(types(), ["text", "password"]);
  fireEvent.click(toggle("Show repeat password"));
  assert.equal(types(), ["text", "text"]);
  fireEvent.click(toggle("Hide password"));
  assert.equal(types(), ["password", "text"]);
  assert.ok(toggle("Show password") && toggle("Hide repeat password"));
});

test("a press on the toggle leaves the focus in the field", () => {
  render(<Passwords />);
  // Browsers move the focus by default. happy-dom doesn't.
  assert.not(fireEvent.mouseDown(toggle("Show password")), "the press has its default effect");
});

test("a status says that a password is shown or hidden, but only after a change", () => {
  render(<Passwords />);
  const announced = () => textsOf(screen.getAllByRole("status"));
  assert.equal(announced(), ["", ""]);

  fireEvent.click(toggle("Show password"));
  assert.equal(announced(), ["Password is shown", ""]);
  fireEvent.click(toggle("Hide password"));
  assert.equal(announced(), ["Password is hidden", ""]);
  fireEvent.click(toggle("Show repeat password"));
  fireEvent.click(toggle("Send"));
  assert.equal(announced(), ["Password is hidden", "Repeat password is hidden"]);
});

for (const [when, hide] of [
  // Without `act`, since they have to be hidden before the event ends.
  ["the page is left", () => window.dispatchEvent(new window.Event("pagehide"))],
  ["the form is sent", () => fireEvent.click(toggle("Send"))],
] as const) {
  test(`shown passwords are hidden when ${when}, and their text remains`, () => {
    render(<Passwords />);
    fireEvent.click(toggle("Show password"));
    fireEvent.click(toggle("Show repeat password"));
    hide();

    assert.equal(types(), ["password", "password"]);
    assert.is(screen.getByLabelText<HTMLInputElement>("Password").value, "secret");
  });
}

test.run();
