import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  emailError,
  loginErrors,
  newPasswordErrors,
  signUpErrors,
} from "../../../src/rules/validation.ts";

const test = suite("validation of generated text");

/** Any text, also with half surrogate pairs. */
const anyText = fc.string({ unit: "binary" });
const word = fc.stringMatching(/^[^\s@]+$/);
const space = fc.constantFrom(..." \t\n\r\v\f\u00a0\u1680\u2003\u2028\u202f\u3000\ufeff");
const letter = fc.constantFrom(..."aZéßøñŋɓɖԱбλאعनবதღកມጀߊꕉ中あ한", "e\u0301", "ɔ\u0300", "नि");
const letters = fc.array(letter, { minLength: 1, maxLength: 8 }).map((all) => all.join(""));

test("for any text, each rule is met or says in words what is wrong", () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (name, email, password, confirmPassword) => {
      const values = { name, email, password, confirmPassword };
      const said = [
        ...Object.values(loginErrors(values)),
        ...Object.values(signUpErrors(values)),
        ...Object.values(newPasswordErrors(values).fields),
      ];
      for (const words of said) assert.match(words, /^[A-Z][A-Za-z0-9' ]+$/);
    }),
  );
});

test("an e-mail address is text, at-sign, text, dot, text, with any white space around it", () => {
  fc.assert(
    fc.property(word, word, word, space, (user, host, end, around) => {
      assert.is(emailError(`${around}${user}@${host}.${end}${around}`), null);
    }),
  );
});

test("no text with white space inside is an e-mail address", () => {
  fc.assert(
    fc.property(word, word, word, space, fc.nat(), (user, host, end, gap, at) => {
      const address = `${user}@${host}.${end}`;
      const cut = 1 + (at % (address.length - 1));
      const broken = address.slice(0, cut) + gap + address.slice(cut);
      assert.is(emailError(broken), emailError("no address"));
    }),
  );
});

test("any text of letters, dots and at-signs is judged as the plain rule judges it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a.@]{1,12}$/), (text) => {
      assert.is(emailError(text) === null, /^[^@]+@[^@]+\.[^@]+$/.test(text), text);
    }),
  );
});

test("a million dots are refused as soon as they are read", () => {
  // The plain rule would take a quarter of an hour, and this file has less.
  assert.is(emailError(`a@${".".repeat(1_000_000)}@`), emailError("no address"));
});

const nameError = (name: string) =>
  signUpErrors({ name, email: "a@b.lr", password: "secret", confirmPassword: "secret" }).name;

test("any letters of any script, with their marks and with spaces, are a name", () => {
  fc.assert(
    fc.property(letters, letters, space, (first, last, around) => {
      const name = `${around}${first} ${last}${around}`;
      assert.is(nameError(name), undefined);
    }),
  );
});

test("a name with one sign that is neither a letter nor a space is refused", () => {
  const sign = fc.constantFrom(..."0٣९'’-.,_@<>&/\\\u0000\u200b€+🐷");
  fc.assert(
    fc.property(letters, sign, letters, (before, sign, after) => {
      assert.is(nameError(before + sign + after), nameError("Ama 1"));
    }),
  );
});

test("a password of any 6 characters or more is long enough", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const error = loginErrors({ email: "a@b.lr", password: text }).password;
      assert.is(error === undefined, text.length >= 6, error);
    }),
  );
});

test.run();
