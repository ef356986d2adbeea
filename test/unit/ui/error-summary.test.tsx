/** Visitors would have to search a long form for their errors. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useForm } from "../../../src/lib/form.ts";
import { ToastProvider } from "../../../src/lib/toasts.tsx";
import { ErrorSummary } from "../../../src/ui/error-summary.tsx";
import { SelectField, TextField } from "../../../src/ui/field.tsx";
import { Form } from "../../../src/ui/form.tsx";
import { assertAbsent, assertFocus } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("error summary");

const HEADING = "Something is wrong";

const ERRORS = { phone: "No phone", gender: "No gender" };

function Page({
  name,
  errors = ERRORS,
}: {
  readonly name: string;
  readonly errors?: Partial<typeof ERRORS>;
}) {
  const { ref, field, summary, refuse } = useForm(["phone", "gender"]);
  const submit = () => refuse({ fields: { ...errors } });
  return (
    <Form ref={ref} busy={false} label={name} busyLabel="Sending..." onSubmit={submit}>
      <ErrorSummary heading={HEADING} errors={summary} />
      <TextField {...field("phone")} label="Phone" />
      <SelectField {...field("gender")} label="Gender" options={["Male", "Female"]} />
    </Form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const items = () => within(screen.getByRole("list")).getAllByRole("listitem");

const assertSummaryFocus = () => assertFocus(screen.getByRole("group", { name: HEADING }));

test("the summary gets the focus and lists the errors in the form's order, and each error focuses its field", () => {
  render(<Page name="Send" />, { wrapper: ToastProvider });
  assertAbsent(screen.queryByText(HEADING));
  press("Send");
  // Screen readers announce it only with a role and a name.
  assertSummaryFocus();
  assert.equal(
    items().map(({ textContent }) => textContent),
    ["No phone", "No gender"],
  );

  const { href } = window.location;
  for (const [error, label] of [
    ["No phone", "Phone"],
    ["No gender", "Gender"],
  ] as const) {
    press(error);
    assertFocus(screen.getByLabelText(label), "an error doesn't focus its field:");
  }
  assert.is(window.location.href, href);
});

test("a single error focuses its field and shows no summary", () => {
  render(<Page name="Send" errors={{ gender: "No gender" }} />, { wrapper: ToastProvider });
  press("Send");
  assertAbsent(screen.queryByText(HEADING));
  assert.is(screen.getAllByText("No gender").length, 1);
  assertFocus(screen.getByLabelText("Gender"));
});

test("the summary remains while errors are corrected, so that no field moves", () => {
  render(<Page name="Send" />, { wrapper: ToastProvider });
  press("Send");
  fireEvent.input(screen.getByLabelText("Phone"), { target: { value: "1" } });
  assert.is(screen.getByLabelText("Phone").hasAttribute("aria-invalid"), false);
  assert.is(items().length, 2);

  act(() => screen.getByLabelText("Gender").focus());
  press("Send");
  assertSummaryFocus();
});

test.run();
