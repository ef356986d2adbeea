/** A page knows whether its form is filled in. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useFormFilledIn } from "../../../../src/lib/forms/entered.ts";
import { useForm } from "../../../../src/lib/forms/use-form.ts";
import { ToastProvider } from "../../../../src/lib/toasts.tsx";
import { domSuite } from "../../../helpers/dom-suite.ts";

const test = domSuite("entered");

const NAMES = ["email"] as const;

test("a form is filled in while it has something that the visitor has entered", () => {
  let form: ReturnType<typeof useForm<"email">> | undefined;
  function Page() {
    form = useForm("test", NAMES);
    const { error, ...email } = form.field("email");
    return (
      <form ref={form.ref}>
        <input {...email} aria-label="Email" />
        <input type="checkbox" />
        <input defaultValue="The user of a password" hidden />
      </form>
    );
  }
  const State = () => <p>{useFormFilledIn() ? "filled in" : "empty"}</p>;
  render(<Page />, { wrapper: ToastProvider });
  const field = screen.getByLabelText<HTMLInputElement>("Email");
  // Before hydration, without an event that a component could have received.
  field.value = "ama@example.com";
  render(<State />);
  const assertState = (state: string) => assert.ok(screen.getByText(state), state);
  const enter = (value: string) => fireEvent.input(field, { target: { value } });

  assertState("filled in");
  enter("");
  assertState("empty");
  act(() => form?.fill({ email: "musu@example.com" }));
  fireEvent.focusIn(field);
  assertState("empty");
  fireEvent.click(screen.getByRole("checkbox"));
  assertState("empty");
  enter("musu@example.co");
  assertState("filled in");
  act(() => form?.clear());
  fireEvent.focusIn(field);
  assertState("empty");
});

test.run();
