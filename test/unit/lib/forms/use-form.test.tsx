/** A form accepts what a visitor, a phone or a script enters, without invisible characters. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useForm } from "../../../../src/lib/forms/use-form.ts";
import { ToastProvider } from "../../../../src/lib/toasts.tsx";
import { domSuite } from "../../../helpers/dom-suite.ts";

const test = domSuite("form");

const names = ["name", "email", "password"] as const;
type Name = (typeof names)[number];

let form: ReturnType<typeof useForm<Name>>;

function Page() {
  form = useForm("test", names, { passwords: ["password"] });
  return (
    <form ref={form.ref}>
      {names.map((name) => {
        const { error, ...control } = form.field(name);
        return (
          <div key={name}>
            <input {...control} aria-label={name} aria-invalid={error !== undefined} />
            {error && <p>{error}</p>}
          </div>
        );
      })}
    </form>
  );
}

test.before.each(() => {
  render(<Page />, { wrapper: ToastProvider });
});

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(name);
const edit = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } });
const messages = () => screen.queryAllByText(/./, { selector: "p" }).map((p) => p.textContent);

test("a prefilled value shows until the visitor types", () => {
  edit("name", "Ama");
  field("email").focus();
  act(() => form.fill({ name: "Musu", email: "a@b.lr" }));
  assert.equal(form.read(), { name: "Ama", email: "a@b.lr", password: "" });
  assert.equal([field("email").selectionStart, field("email").selectionEnd], [0, 6]);
});

test("after a form is cleared, what it was prefilled with counts as entered if it is typed", () => {
  act(() => form.fill({ email: "a@b.lr" }));
  assert.not(form.isEntered("email"));
  act(() => form.clear());
  edit("email", "a@b.lr");
  assert.ok(form.isEntered("email"));
});

for (const event of ["input", "change"] as const)
  test(`a value that a script enters with the event "${event}" clears the error of its field`, () => {
    act(() => form.showErrors({ fields: { email: "No email" } }));
    // Through the element's setter, which React replaces. `fireEvent` with a `target` bypasses it.
    field("email").value = "a@b.lr";
    fireEvent[event](field("email"));
    assert.equal(form.read(), { name: "", email: "a@b.lr", password: "" });
    assert.equal(messages(), []);
  });

test("invisible characters, and blanks around a text, are removed from every field except passwords", () => {
  // A placeholder of a dictation, an empty Braille pattern and a Hangul filler are invisible.
  for (const character of "\u200b\u202a\ufffc\ufffd\u2800\u3164\u034f\ufe0f\u{e0041}\u0000\u0085\ud83d") {
    edit("name", ` ${character}\u00a0\u3000`);
    edit("email", ` ${character}ama@${character}b.lr\t${character}`);
    edit("password", character);
    const values = { name: "", email: "ama@b.lr", password: character };
    assert.equal(form.read(), values, JSON.stringify(character));
  }
  for (const text of ["Ade\u0301 Ɓɔi", "नि", "김 민준", "Ama\t Doe\u00a0Kollie", "🏠"]) {
    edit("name", text);
    assert.is(form.read().name, text);
  }
});

test.run();
