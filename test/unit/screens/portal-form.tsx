/** What the tests of the portal's forms share: what a visitor does there, and what is seen. */
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
// Their static parts have to be known before the first test.
import "../../../src/lazy-screens.ts";
import { application } from "../../../src/content/portal.ts";
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from "../../../src/rules/application-fields.ts";
import { screens } from "../../../src/screen-table.ts";
import { sampleApplication } from "../../../src/tools/sample-application.ts";
import { goTo, openSite } from "../../helpers/rendered-site.tsx";

const turn = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Waits for what needs no timer, so that a test may stop the clock meanwhile. */
export async function flushUntil(happened: () => boolean): Promise<void> {
  // A stopped clock doesn't stop this one.
  const begin = process.uptime();
  while (!happened()) {
    assert.ok(process.uptime() - begin < 10, "it never happened");
    await turn();
  }
}

/** The heading of the screen, once that has loaded. */
export const heading = () => document.querySelector("main h1:not([data-loading])")?.textContent;

/** Opens the site at an address, and waits for the screen of that title. */
export async function openScreen(hash: string, title: string): Promise<void> {
  await openSite(hash);
  await flushUntil(() => heading() === title);
}

export const openLogin = () => openScreen("#/login", screens.login.title);
export const openApplication = () => openScreen("#/accounts", screens.accounts.title);

/** Leaves the application and comes back to it. */
export async function leaveAndReturn(): Promise<void> {
  await goTo("#/faq");
  await goTo("#/accounts");
}

/** The control of that visible label. */
export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select" });

export function type(label: string, value: string): void {
  fireEvent.input(control(label), { target: { value } });
}

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) type(label, value);
}

/** What stands in the controls of those labels. */
export const valuesOf = (...labels: readonly string[]) =>
  Object.fromEntries(labels.map((label) => [label, control(label).value]));

/** What a visitor enters in an application. */
export const APPLICATION: Application = { ...sampleApplication, fullName: " Musu Kollie " };
/** Its fields by their labels, as a visitor sees them: filled in, and empty. */
export const FILLED: Readonly<Record<string, string>> = Object.fromEntries(
  applicationFields.map(({ name, label }) => [label, APPLICATION[name]]),
);
export const LABELS = Object.keys(FILLED);
export const labelOf = (name: ApplicationField) =>
  applicationFields.find((field) => field.name === name)?.label ?? "";
export const EMPTY: Readonly<Record<string, string>> = Object.fromEntries(
  LABELS.map((label) => [label, ""]),
);

/** A small picture, as a phone's camera names it. */
export const photo = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 7)], "id.png", { type: "image/png" });

export function pick(file: File): void {
  fireEvent.change(control(application.image.label), { target: { files: [file] } });
}

/** What is said of the picture that was chosen. */
export const chosen = () => document.querySelector("main figure")?.textContent || null;

/** Chooses a picture of the ID card, and waits until it has been taken or refused. */
export async function choose(file: File): Promise<void> {
  pick(file);
  await turn();
  await flushUntil(() => !chosen()?.includes(application.image.preparing));
}

/** Fills in the whole of an application. */
export async function fillApplication(): Promise<void> {
  fill(FILLED);
  await choose(photo());
}

/** The form's own button, its last; toggles and tabs submit nothing. */
export const submitButton = () =>
  [...document.querySelectorAll<HTMLButtonElement>("main form [type=submit]")].at(-1);

export const busy = () => document.querySelector("form [aria-busy=true]") !== null;

/** Presses the form's button. */
export async function press(): Promise<void> {
  const button = submitButton();
  assert.ok(button, "the form has no button");
  await act(async () => fireEvent.click(button));
}

/** Presses a button by its name. */
export const click = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Presses the form's button, and waits for what comes of it. */
export async function submit(): Promise<void> {
  await press();
  await flushUntil(() => !busy());
}

/** Whether a control takes no input, by itself or with all of its form. */
export const isDisabled = (element: Element) =>
  element.hasAttribute("disabled") || element.closest("fieldset[disabled]") !== null;

const toastsIn = (role: "alert" | "status") =>
  Array.from(
    document.querySelectorAll(`[role=${role}] [aria-label=Close]`),
    (close) => close.parentElement?.textContent,
  );
/** The toasts that interrupt, and those that wait. */
export const failures = () => toastsIn("alert");
export const successes = () => toastsIn("status");

/** What stands at a control as wrong with it; a control is marked as wrong only with such words. */
export function errorAt(label: string): string | null {
  const wrong = control(label);
  const ids = wrong.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? "");
  const error = texts.find((text) => text.startsWith("Error: "));
  assert.is(wrong.getAttribute("aria-invalid"), error === undefined ? null : "true", label);
  return error?.replace("Error: ", "") ?? null;
}

/** What is wrong, by the labels of the controls that it stands at. */
export function errorsAt(...labels: readonly string[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const label of labels) {
    const error = errorAt(label);
    if (error !== null) errors[label] = error;
  }
  return errors;
}

/** What is above a form where something is wrong with the whole of it. */
export const bannerElement = () => document.querySelector("main form [data-error-summary]");
export const banner = () => bannerElement()?.textContent ?? null;

/** Everything that is in the browser's storage. */
export function stored(): Record<string, string> {
  const { localStorage } = window;
  const keys = Array.from({ length: localStorage.length }, (_, i) => String(localStorage.key(i)));
  // The session's number is there as soon as a form has asked for it.
  const own = keys.filter((key) => key !== "sessionNumber");
  return Object.fromEntries(own.map((key) => [key, String(localStorage.getItem(key))]));
}

/** Fails where something is on screen that no person wrote for a visitor. */
export function assertPlainWords(): void {
  assert.not.match(document.body.textContent ?? "", /[<>{}[\]]|undefined|null|NaN|Wi-Fi/);
}
