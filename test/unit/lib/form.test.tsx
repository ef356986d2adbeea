/** A form would lose what a visitor entered, or not say what is wrong with it. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { useForm } from "../../../src/lib/form.ts";
import { ToastProvider } from "../../../src/lib/toasts.tsx";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("form");

type Name = "name" | "email" | "password";

const EMPTY = { name: "", email: "", password: "" };
const names: readonly Name[] = ["name", "email", "password"];

/** Renders a form. @returns the form's values, and a function that acts on it. */
function show(summarised = false) {
  const latest: { form: ReturnType<typeof useForm<Name>> | null } = { form: null };

  function Page() {
    const form = useForm(names);
    latest.form = form;
    return (
      <form ref={form.ref}>
        {form.banner && (
          <p data-error-summary="" tabIndex={-1}>
            {form.banner}
          </p>
        )}
        {summarised && Object.keys(form.summary).length > 0 && (
          <p data-error-summary="" tabIndex={-1}>
            summary
          </p>
        )}
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

  render(<Page />, { wrapper: ToastProvider });
  return {
    do(work: (form: ReturnType<typeof useForm<Name>>) => void) {
      act(() => {
        if (latest.form) work(latest.form);
      });
    },
    get values() {
      return latest.form?.read();
    },
  };
}

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(name);
const edit = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } });
const texts = () => names.map((name) => field(name).value);
const messages = () => screen.queryAllByText(/./, { selector: "p" }).map((p) => p.textContent);
const focused = () => {
  const { activeElement } = document;
  if (activeElement === document.body) return null;
  return activeElement?.getAttribute("name") ?? activeElement?.textContent ?? null;
};

test("a prefilled value shows until the visitor types", () => {
  const form = show();
  edit("name", "Ama");
  field("email").focus();
  form.do(({ fill }) => fill({ name: "Musu", email: "a@b.lr" }));
  assert.equal(form.values, { name: "Ama", email: "a@b.lr", password: "" });
  assert.equal([field("email").selectionStart, field("email").selectionEnd], [0, 6]);
});

for (const [found, first] of [
  [{ name: "No name", email: "No email", password: "No password" }, "name"],
  [{ password: "No password", email: "No email" }, "email"],
] as const) {
  test(`a form with a wrong ${Object.keys(found)} says so and focuses ${first}`, () => {
    const form = show();
    edit("name", "Ama");
    form.do(({ refuse }) => refuse({ fields: found }));

    assert.equal(messages().sort(), Object.values(found).sort());
    assert.is(focused(), first);
    assert.equal(texts(), ["Ama", "", ""]);
  });
}

test("a second refusal replaces the first and moves the focus again", () => {
  const form = show();
  form.do(({ refuse }) => refuse({ fields: { name: "No name" }, banner: "Server error" }));
  for (let times = 0; times < 2; times++) {
    field("name").focus();
    form.do(({ refuse }) => refuse({ fields: { password: "No password" } }));
    assert.equal(messages(), ["No password"]);
    assert.is(focused(), "password");
  }
});

test("editing a field removes only its own error", () => {
  const form = show();
  form.do(({ refuse }) =>
    refuse({ fields: { name: "No name", email: "No email" }, banner: "Server error" }),
  );
  field("email").focus();
  edit("email", "a");

  assert.equal(messages(), ["Server error", "No name"]);
  assert.is(focused(), "email");
});

test("a field that a script fills in counts as edited once the script says so", () => {
  const form = show();
  form.do(({ refuse }) => refuse({ fields: { email: "No email" } }));
  // By the element's setter in the page, which is React's: with a `target`, `fireEvent` passes it by.
  field("email").value = "a@b.lr";
  fireEvent.input(field("email"));
  assert.equal(form.values, { ...EMPTY, email: "a@b.lr" });
  assert.equal(messages(), []);
});

test("an attempt returns the values and clears the last errors", () => {
  const form = show(true);
  edit("name", "Ama");
  form.do(({ refuse }) => refuse({ fields: { email: "No email" }, banner: "Server error" }));
  // As a browser fills it in: without an event.
  field("email").value = "a@b.lr";
  let attempted: unknown;
  form.do(({ attempt }) => {
    attempted = attempt();
  });

  assert.equal(attempted, { name: "Ama", email: "a@b.lr", password: "" });
  assert.equal(form.values, attempted);
  assert.equal(messages(), []);
});

test("a field's error can be set and cleared without moving the focus", () => {
  const form = show(true);
  form.do(({ setError }) => setError("email", "Too large"));
  assert.equal(messages(), ["Too large"]);
  form.do(({ setError }) => setError("name", "No name"));
  assert.equal(messages(), ["No name", "Too large"]);

  form.do(({ setError }) => setError("email", null));
  assert.equal(messages(), ["No name"]);
  assert.is(focused(), null);
});

test("a cleared form is empty, has no errors, and can be refused again", () => {
  const form = show(true);
  edit("name", "Ama");
  edit("email", "a@b.lr");
  form.do(({ refuse }) => refuse({ fields: { email: "No email" }, banner: "Server error" }));
  form.do(({ clear }) => clear());

  assert.equal(texts(), ["", "", ""]);
  assert.equal(messages(), []);
  form.do(({ refuse }) => refuse({ fields: { password: "No password" } }));
  assert.equal(messages(), ["summary", "No password"]);
  assert.is(focused(), "summary");
});

test("invisible pasted characters are removed, except from a password", () => {
  const form = show();
  const pasted = "\u202aa\u00ad\u200bb\u202c";
  for (const name of names) edit(name, pasted);
  assert.equal(form.values, { name: "ab", email: "ab", password: pasted });
});

test.run();
