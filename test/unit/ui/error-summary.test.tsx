import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useForm } from "../../../src/lib/form.ts";
import { ErrorSummary } from "../../../src/ui/error-summary.tsx";
import { SelectField, TextField } from "../../../src/ui/field.tsx";
import { Form } from "../../../src/ui/form.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("error summary");

const HEADING = "There is a problem";

function Page({ name }: { readonly name: string }) {
  const { form, field, summary, refuse } = useForm({ phone: "", gender: "" });
  const submit = () =>
    refuse({ fields: { phone: "Phone is required", gender: "Gender is required" } });
  return (
    <Form ref={form} busy={false} label={name} busyLabel="Sending..." onSubmit={submit}>
      <ErrorSummary heading={HEADING} errors={summary} />
      <TextField {...field("phone")} label="Phone" />
      <SelectField {...field("gender")} label="Gender" options={["Male", "Female"]} />
    </Form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** What has the focus, by its text. */
const focusedText = () => document.activeElement?.textContent ?? "";

test("a form that isn't wrong has no summary", () => {
  render(<Page name="Send" />);

  assert.is(screen.queryByText(HEADING), null);
});

test("nothing that is wrong is no summary", () => {
  const { container } = render(<ErrorSummary heading={HEADING} errors={{}} />);

  assert.is(container.textContent, "");
});

test("a refused form begins with every error, in the form's order, and the focus goes there", () => {
  render(<Page name="Send" />);
  press("Send");

  assert.match(focusedText(), HEADING);
  const list = screen.getByRole("list");
  assert.ok(document.activeElement?.contains(list));
  assert.equal(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
    ["Phone is required", "Gender is required"],
  );
});

for (const label of ["Phone", "Gender"]) {
  test(`the error of ${label} leads to its field, without an address of its own`, () => {
    render(<Page name="Send" />);
    press("Send");
    const { href } = window.location;
    press(`${label} is required`);

    assert.is(document.activeElement, screen.getByLabelText(label));
    assert.is(window.location.href, href);
    // Nor did it send the form again, which would have taken the focus back.
    assert.ok(screen.getByText(HEADING));
  });
}

test("the summary stays as it is while its errors are put right, so that no field moves", () => {
  render(<Page name="Send" />);
  press("Send");
  fireEvent.change(screen.getByLabelText("Phone"), { target: { value: "1" } });
  assert.is(screen.getByLabelText("Phone").getAttribute("aria-invalid"), "false");
  assert.is(screen.getAllByRole("listitem").length, 2);
});

test("refused a second time, the summary gets the focus again", () => {
  render(<Page name="Send" />);
  press("Send");
  act(() => screen.getByLabelText("Gender").focus());
  press("Send");

  assert.match(focusedText(), HEADING);
});

test("an error leads to the field of its own form, though another has one of the same name", () => {
  render(
    <>
      <Page name="First" />
      <Page name="Second" />
    </>,
  );
  press("Second");
  press("Phone is required");

  assert.is(document.activeElement, screen.getAllByLabelText("Phone")[1]);
});

test.run();
