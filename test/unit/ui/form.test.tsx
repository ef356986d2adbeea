/** A form puts no password into an address, and tells a screen reader what it does. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { TextField } from "../../../src/ui/field.tsx";
import { FieldGroup, Form } from "../../../src/ui/form.tsx";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("form component");

function Page() {
  return (
    <Form
      form={{ ref: { current: null }, banner: null, busy: false }}
      label="Send"
      busyLabel="Sending..."
      onSubmit={() => {}}
    >
      <FieldGroup legend="Your ID">
        <TextField id="number" label="Number" />
      </FieldGroup>
    </Form>
  );
}

test("a submitted form loads no other page, and puts no password into an address", () => {
  render(<Page />);
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  assert.ok(form);
  assert.not(fireEvent.submit(form));
  // A password manager submits the form itself.
  assert.is(form.getAttribute("method"), "POST");
  // While Enter is held, only its first press sends the form.
  const presses = [false, true].map((repeat) =>
    fireEvent.keyDown(screen.getByLabelText("Number"), { key: "Enter", repeat }),
  );
  assert.equal(presses, [true, false]);
});

test("a form is a group with a name, and each legend in it is a heading", () => {
  render(<Page />);
  assert.ok(screen.getByRole("group", { name: "Send" }));
  const group = screen.getByRole("group", { name: "Your ID" });
  assert.ok(within(group).getByRole("heading", { level: 2, name: "Your ID" }));
});

test.run();
