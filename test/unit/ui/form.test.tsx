/** Without this a form would load another page, or a screen reader fall silent while it is sent. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { TextField } from "../../../src/ui/field.tsx";
import { FieldGroup, Form } from "../../../src/ui/form.tsx";
import { assertFocus } from "../../helpers/assert-focus.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("form part");

function Page({ busy = false, banner }: { readonly busy?: boolean; readonly banner?: string }) {
  return (
    <Form
      ref={null}
      banner={banner}
      busy={busy}
      label="Send"
      busyLabel="Sending..."
      onSubmit={() => {}}
    >
      <TextField id="name" label="Phone" />
    </Form>
  );
}

const focused = (role: string, name: string) =>
  document.activeElement === screen.getByRole(role, { name });

test("a form isn't sent by the browser, which would load another page", () => {
  render(<Page />);
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  assert.ok(form);
  assert.is(fireEvent.submit(form), false);
});

test("a form that a password manager sends by itself writes no password into an address", () => {
  render(<Page />);
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  assert.is(form?.getAttribute("method"), "POST");
});

test("the fields of a form are a group with its name, and a legend among them is a heading to jump to", () => {
  render(
    <Form ref={null} busy={false} label="Send" busyLabel="Sending..." onSubmit={() => {}}>
      <FieldGroup legend="Your ID">
        <TextField id="number" label="Number" />
      </FieldGroup>
    </Form>,
  );
  assert.ok(screen.getByRole("group", { name: "Send" }));
  const group = screen.getByRole("group", { name: "Your ID" });
  assert.ok(within(group).getByRole("heading", { level: 2, name: "Your ID" }));
});

test("a banner has a role and a name, or screen readers would say nothing of it", () => {
  render(<Page banner="Server error" />);
  const banner = screen.getByRole("group", { name: "Server error" });
  banner.focus();
  assertFocus(banner);
});

test("while all fields are disabled the focus is on what is going on, not nowhere", () => {
  const { rerender } = render(<Page />);
  screen.getByLabelText("Phone").focus();
  rerender(<Page busy />);
  assert.ok(focused("group", "Sending..."));

  // What begins to show during the call, such as its progress, may have the focus.
  screen.getByRole("button", { name: "Sending..." }).focus();
  rerender(<Page busy banner="Slow" />);
  assert.ok(focused("button", "Sending..."));
  rerender(<Page />);
  assert.is(screen.queryByRole("group", { name: "Sending..." }), null);
});

test.run();
