import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { application } from "../../src/content/portal.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { sampleApplication } from "../sample-application.ts";
import { button, fillApplication } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";

const { test, open, printed } = siteSuite("receipt");

const SENT = application.done;

test("what was sent can be read and printed, but for the ID's number", async () => {
  const page = await open({
    route: "/accounts",
    size: "phone",
    prepare: (context) =>
      context.addInitScript(() => {
        window.print = () => Object.assign(window, { isPrinted: true });
      }),
  });
  await fillApplication(page);
  await button(page, application.submit).click();
  const receipt = page.locator("section section").filter({ hasText: SENT });
  await receipt.locator("h2:focus", { hasText: SENT }).waitFor();
  assert.match(printed(), "idNumber: ******456");
  const facts = {
    ...Object.fromEntries(
      applicationFields.map(({ name, label }) => [label, sampleApplication[name]]),
    ),
    "ID Number": "…456",
    [application.image.label]: "id.png, 1 KB",
    Questions: [...company.phones.map(({ label }) => label), company.email].join(""),
  };
  const terms = await receipt.getByRole("term").allTextContents();
  const details = await receipt.getByRole("definition").allTextContents();
  const shown = Object.fromEntries(terms.map((term, index) => [term, details[index]]));
  const { Sent: when, ...rest } = shown;
  assert.equal(rest, facts);
  assert.is(
    new Date(when?.replace(" at", "") ?? "").toDateString(),
    new Date().toDateString(),
    when,
  );
  assert.not.match((await receipt.textContent()) ?? "", sampleApplication.idNumber);

  await button(page, "Print").click();
  assert.ok(await page.evaluate(() => Reflect.get(window, "isPrinted")));
  await page.emulateMedia({ media: "print" });
  for (const text of [SENT, "…456", company.email, ...company.phones.map(({ label }) => label)])
    assert.ok(await receipt.getByText(text, { exact: true }).isVisible(), text);
  for (const text of ["All fields are required.", application.signedOut.text])
    assert.not(await page.getByText(text).isVisible(), text);
  for (const pressed of await page.locator("form, button").all())
    assert.not(await pressed.isVisible());
});

test.run();
