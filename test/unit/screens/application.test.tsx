import { mock } from "node:test";
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo, signIn } from "../frame/visit.tsx";
import { backendOf, hangs, says } from "./backend.ts";
import {
  APPLICATION,
  banner,
  bannerElement,
  busy,
  choose,
  chosen,
  control,
  errorAt,
  errorsAt,
  failures,
  fill,
  openScreen,
  photo,
  press,
  submit,
  submitButton,
  type,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("application");
const backend = backendOf(test);
test.after.each(() => mock.timers.reset());

const open = () => openScreen("#/accounts", "Open a New Bank Account");

const LABELS = Object.keys(APPLICATION);
const EMPTY = Object.fromEntries(LABELS.map((label) => [label, ""]));
const ALL_MISSING = `Please fill in all required fields: ${LABELS.join(", ")}`;

async function fillIn() {
  fill(APPLICATION);
  await choose(photo());
}

test("it asks for ten things and a picture, in order", async () => {
  await open();
  const labels = Array.from(
    document.querySelectorAll<HTMLInputElement>("main input, main select"),
    (control) => control.labels?.[0]?.textContent,
  );

  assert.equal(labels, [...LABELS, "ID Card Image"]);
  assert.equal(typed(...LABELS), EMPTY);
  assert.ok(screen.getByText("PNG, JPG, JPEG up to 5MB"));
  assert.is(submitButton()?.textContent, "Submit Application");
});

for (const [label, options] of [
  ["Gender", ["Male", "Female"]],
  ["ID Type", ["National ID", "Voter ID", "Passport", "Driver's License"]],
  ["Account Type", ["Savings", "Current", "Student", "Business", "Susu Account"]],
] as const) {
  test(`${label} is one of ${options.join(", ")}, and none at first`, async () => {
    await open();
    const found = Array.from(control(label).querySelectorAll("option"));

    assert.is(found[0]?.value, "");
    assert.equal(
      found.slice(1).map(({ value }) => value),
      options,
    );
  });
}

for (const [label, attributes] of [
  ["Full Name", { autocomplete: "name", autocapitalize: "words" }],
  ["Email", { type: "email", autocomplete: "email", autocapitalize: "none" }],
  ["Phone", { type: "tel", autocomplete: "tel" }],
  ["Address", { autocomplete: "street-address" }],
  ["Date of Birth", { type: "date", autocomplete: "bday" }],
  ["Gender", { autocomplete: "sex" }],
  ["Occupation", { autocomplete: "organization-title" }],
  ["ID Number", { autocomplete: "off", autocapitalize: "characters" }],
  ["ID Card Image", { type: "file", accept: "image/png,image/jpeg" }],
] as const) {
  test(`a phone knows what ${label} asks for`, async () => {
    await open();
    for (const [name, value] of Object.entries(attributes))
      assert.is(control(label).getAttribute(name), value, name);
  });
}

test("a visitor who isn't signed in may apply, and is shown the way to log in", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Log in" });

  assert.is(link.parentElement?.textContent, "Already signed up? Log in");
  assert.is(link.getAttribute("href"), "#/login");
  assert.is(window.location.hash, "#/accounts");
});

test("a visitor who is signed in isn't told to log in", async () => {
  signIn();
  await open();
  assert.is(screen.queryByText(/Already signed up/), null);
});

for (const [missing, toast] of [
  [LABELS, ALL_MISSING],
  [["Account Type"], "Please fill in all required fields: Account Type"],
  [["ID Type", "Full Name"], "Please fill in all required fields: Full Name, ID Type"],
] as const) {
  test(`without ${missing.join(", ")} the toast names them in the form's order`, async () => {
    await open();
    await fillIn();
    for (const label of missing) type(label, "");
    await submit();

    assert.equal(failures(), [toast]);
    assert.equal(
      errorsAt(...LABELS),
      Object.fromEntries(missing.map((label) => [label, `${label} is required`])),
    );
    assert.equal(backend.calls, []);
  });
}

test("white space alone fills no field", async () => {
  await open();
  await fillIn();
  type("Occupation", "   ");
  await submit();
  assert.equal(failures(), ["Please fill in all required fields: Occupation"]);
});

test("without a picture the toast asks for it, and so does its field", async () => {
  await open();
  fill(APPLICATION);
  await submit();

  assert.equal(failures(), ["Please upload your ID card image"]);
  assert.is(errorAt("ID Card Image"), "Please upload your ID card image");
  assert.equal(backend.calls, []);
  await choose(photo());
  assert.is(errorAt("ID Card Image"), null);
});

/** Another tab changes who is signed in. */
async function elsewhere(change: () => void): Promise<void> {
  change();
  await act(async () => window.dispatchEvent(new window.Event("storage")));
}

test("what a visitor entered goes with them when they log out in another tab", async () => {
  signIn();
  await open();
  await fillIn();
  await elsewhere(() => window.localStorage.clear());

  assert.equal(typed(...LABELS), EMPTY);
  assert.is(chosen(), null);
  assert.is(screen.queryByText(/We kept what you typed/), null);
  assert.is(window.sessionStorage.length, 0);
});

test("so does the receipt of what they sent, and what is on its way is called off", async () => {
  signIn();
  await open();
  await fillIn();
  backend.answers(says(201, {}));
  await submit();
  assert.ok(screen.getByText("Musu Kollie", { selector: "dd" }));
  await elsewhere(() => signIn('{"name":"Ama"}'));
  assert.is(screen.queryByText("Musu Kollie"), null);

  await fillIn();
  backend.answers(hangs);
  await press();
  await elsewhere(() => window.localStorage.clear());
  assert.ok(backend.calls[1]?.init.signal?.aborted);
  assert.equal([busy(), typed(...LABELS)], [false, EMPTY]);
});

test("what was entered before a login in another tab is still there after it", async () => {
  await open();
  await fillIn();
  await elsewhere(() => signIn());

  assert.equal(typed(...LABELS), APPLICATION);
  assert.match(chosen() ?? "", "id.png");
});

/** Leaves the form and comes again. */
async function comeAgain(): Promise<void> {
  await goTo("#/faq");
  await goTo("#/accounts");
}

/** Opens the form with what was typed before, and fills in what isn't stored. */
async function openRestored(): Promise<void> {
  await open();
  await fillIn();
  await comeAgain();
  await fillIn();
}

const notice = () => screen.queryByText(/We kept what you typed/);
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (milliseconds: number) => act(async () => mock.timers.tick(milliseconds));

test("a form that is cleared is empty, begins anew at its first field, and can be undone", async () => {
  await openRestored();
  click("Clear form");
  assert.equal([typed(...LABELS), chosen(), notice()], [EMPTY, null, null]);
  assert.is(document.activeElement, control("Full Name"));
  assert.is(screen.getByText("The form is empty again.").getAttribute("role"), "status");
  assert.is(window.sessionStorage.length, 0);

  click("Undo");
  await until(() => chosen()?.includes("Preparing") === false);
  assert.equal(typed(...LABELS), APPLICATION);
  assert.match(chosen() ?? "", "id.png");
  assert.ok(notice());
  assert.is(screen.queryByRole("button", { name: "Undo" }), null);
  await comeAgain();
  assert.equal(typed("Full Name"), { "Full Name": " Musu Kollie " });
});

test("what was restored and not touched is stored again when clearing is undone", async () => {
  await open();
  type("Phone", "0770");
  await comeAgain();
  click("Clear form");
  click("Undo");
  await comeAgain();

  assert.equal(typed("Phone"), { Phone: "0770" });
});

test("clearing can be undone for twenty seconds", async () => {
  await openRestored();
  mock.timers.enable({ apis: ["setTimeout"] });
  click("Clear form");
  screen.getByRole("button", { name: "Undo" }).focus();
  await pass(19_999);
  assert.ok(screen.queryByRole("button", { name: "Undo" }));
  await pass(1);

  assert.is(screen.queryByRole("button", { name: "Undo" }), null);
  assert.is(document.activeElement, control("Full Name"));
  assert.equal(typed(...LABELS), EMPTY);
});

for (const [what, end] of [
  [
    "the next application is sent",
    async () => {
      await fillIn();
      backend.answers(says(201, {}));
      await submit();
    },
  ],
  ["its visitor logs out", () => elsewhere(() => window.localStorage.clear())],
] as const) {
  test(`clearing can't be undone once ${what}`, async () => {
    signIn();
    await openRestored();
    click("Clear form");
    await end();

    assert.is(screen.queryByRole("button", { name: "Undo" }), null);
  });
}

test("a summary of what is missing takes the focus, and leads to each field", async () => {
  await open();
  await submit();
  assert.match(banner() ?? "", "There is a problem");
  assert.is(document.activeElement, bannerElement());

  for (const label of [...LABELS, "ID Card Image"]) {
    const name = errorAt(label) ?? "";
    fireEvent.click(screen.getByRole("button", { name }));
    assert.is(document.activeElement, control(label), label);
  }
  type("Phone", "0770");
  assert.is(errorAt("Phone"), null);
  await submit();
  assert.is(screen.queryByRole("button", { name: "Phone is required" }), null);
  assert.ok(screen.getByRole("button", { name: "Email is required" }));
});

test("its toast has a button that closes it, and else goes after five seconds", async () => {
  await open();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  await submit();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  assert.equal(failures(), []);

  await submit();
  await act(async () => mock.timers.tick(4_999));
  assert.equal(failures(), [ALL_MISSING]);
  await act(async () => mock.timers.tick(1));
  assert.equal(failures(), []);
});

test.run();
