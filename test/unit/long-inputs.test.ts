/** A long link, message or entry doesn't freeze a visitor's phone. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linkTo, parseAddress, queryValue } from "../../src/lib/address.ts";
import { HttpError } from "../../src/lib/http.ts";
import { findScreen } from "../../src/routing/find-screen.ts";
import { authFailure, failureMessage } from "../../src/rules/messages.ts";
import { formatNewsDate } from "../../src/rules/news-date.ts";
import { signUpErrors } from "../../src/rules/validation.ts";
import { screens } from "../../src/screen-table.ts";
import { readingMinutes, toBody, toSafeHref } from "../../src/services/article-body.ts";
import { toContentImage } from "../../src/services/images.ts";
import { nameOf } from "../../src/session/session.ts";

const test = suite("long inputs");

/** At this length quadratic code takes seconds, and linear code a millisecond. */
const LENGTH = 50_000;

/**
 * How many times the CPU time of a plain copy an input may take, whatever the machine. Linear code
 * takes some ten times as much, quadratic code some ten thousand times.
 */
const LIMIT = 500;

/** The CPU time of a function in microseconds. Other programs don't add to it. */
function cpuTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user;
}

const span = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });

/** Functions that read a link, a server's message or content. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  parseAddress: (text) => findScreen(parseAddress(`#/news/${text}`)),
  queryValue: (text) => queryValue(`email=${text}`, "email"),
  linkTo: (slug) => linkTo(screens.article.path, { slug }),
  signUpErrors: (text) =>
    signUpErrors({ name: text, email: text, password: text, confirmPassword: text }),
  authFailure: (text) => authFailure(new HttpError(400, text), "sign-up"),
  failureMessage: (text) => failureMessage(new HttpError(400, text), "application"),
  readingMinutes: (text) => readingMinutes(toBody([span(text)])),
  toSafeHref,
  toContentImage: (text) => toContentImage({ asset: { _ref: `image-${text}` } }),
  formatNewsDate,
  nameOf: (name) => nameOf({ name }),
};

for (const [label, read] of Object.entries(functions)) {
  test(`${label} takes no more than linear time for a long input`, () => {
    // Characters that links, messages and content have a meaning for, and others.
    const character = fc.constantFrom(...".,:;!?/#%&=@+-~'\")]<[{ \n\u00ad1aAé");
    const encoded = fc.constantFrom(
      ...["%20", "%3F", "&a=", "%2F", "%2540", "%F0%9F%91%88", "/faq"],
    );
    const unit = fc.oneof(fc.string({ unit: character, minLength: 1, maxLength: 3 }), encoded);
    const end = fc.string({ unit: character, maxLength: 2 });
    fc.assert(
      fc.property(end, fc.oneof(character, unit), end, (before, unit, after) => {
        const text = before + unit.repeat(LENGTH / unit.length) + after;
        const copy = Math.max(
          1000,
          cpuTime(() => JSON.parse(JSON.stringify(text))),
        );
        const ratio = cpuTime(() => read(text)) / copy;
        assert.ok(ratio < LIMIT, `${ratio} times the time of a copy`);
      }),
      {
        examples: [
          ["", "%2540", "@a"],
          ["a@", ".", "@"],
          ["", "\u{1f448}", "%"],
        ],
        // To shrink a counterexample would take too long.
        endOnFailure: true,
      },
    );
  });
}

test.run();
