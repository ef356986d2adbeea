import { renderHook } from "@testing-library/react";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { readDraft } from "../../src/rules/application-draft.ts";
import { applicationFields } from "../../src/rules/application-fields.ts";
import { useSession } from "../../src/session.ts";
import { pageSuite } from "./frame/page-suite.ts";

const test = pageSuite("anything in storage");

const anyText = fc.string({ unit: "binary" });
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("undefined", "null", "[object Object]", "é".repeat(500)),
);
/** Any text, JSON of anything, and of an object with some fields of these. */
const textWith = (...fields: readonly string[]) =>
  fc.oneof(
    anyText,
    fc.json(),
    fc
      .dictionary(fc.constantFrom("__proto__", "toString", ...fields), anyValue)
      .map((record) => JSON.stringify(record)),
  );
const maybe = <Value>(text: fc.Arbitrary<Value>) => fc.option(text, { nil: undefined });

function store(storage: Storage, items: Readonly<Record<string, string | undefined>>): void {
  storage.clear();
  for (const [key, text] of Object.entries(items))
    if (text !== undefined) storage.setItem(key, text);
}

test("a session exists or not, and has a name that can be shown or none", () => {
  fc.assert(
    fc.property(
      maybe(anyText),
      maybe(anyText),
      maybe(textWith("name")),
      (authToken, token, user) => {
        store(window.localStorage, { authToken, token, user });
        const { result, unmount } = renderHook(() => useSession());
        const { signedIn, name } = result.current;
        unmount();

        assert.is(signedIn, Boolean((authToken || token) && user));
        if (!signedIn) assert.is(name, null);
        if (name === null) return;
        assert.ok(name.trim() !== "" && Array.from(name).length <= 80);
        assert.not.match(name, /^(undefined|null|\[object Object\])$/);
      },
    ),
  );
});

test("a draft has texts of its own fields, options that exist, and never an ID's number", () => {
  const texts = fc.dictionary(
    fc.constantFrom("__proto__", "foreign", ...applicationFields.map(({ name }) => name)),
    fc.oneof(anyValue, fc.constant("Female")),
  );
  const age = fc.integer({ min: -1000, max: 48 * 60 * 60 * 1000 });
  const validAge = fc.oneof(
    age.map((age) => Date.now() - age),
    anyValue,
  );
  const draft = fc.record(
    {
      savedAt: validAge,
      owner: fc.constant(null),
      texts: fc.oneof({ weight: 4, arbitrary: texts }, anyValue),
    },
    { requiredKeys: [] },
  );
  const options = new Map<string, readonly string[] | undefined>(
    applicationFields.map(({ name, options }) => [name, options]),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 4, arbitrary: draft.map((draft) => JSON.stringify(draft)) },
        textWith("savedAt", "owner", "texts"),
      ),
      (text) => {
        store(window.sessionStorage, { applicationDraft: text });
        for (const [field, value] of Object.entries(readDraft()?.texts ?? {})) {
          assert.ok(options.has(field) && field !== "idNumber", field);
          assert.ok(typeof value === "string" && value !== "", field);
          assert.ok(options.get(field)?.some((option) => option === value) ?? true, value);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test.run();
