/** Visitors would read markup, JSON or "undefined" in place of a reason. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { HttpError } from "../../../src/lib/http.ts";
import { authFailure, failureMessage } from "../../../src/rules/messages.ts";
import { requestResetLink } from "../../../src/services/users.ts";
import { exchange } from "../../helpers/exchange.ts";

const test = suite("the server's message");

/** The texts that a request for a reset link and a sign-up show for a response. */
async function messagesOf(body: string, status = 422): Promise<readonly string[]> {
  const { error } = await exchange(
    (signal) => requestResetLink("a@b.lr", signal),
    () => new Response(body, { status }),
  );
  return [failureMessage(error, "forgotPassword"), authFailure(error, "sign-up").toast ?? ""];
}

const FALLBACKS = [
  failureMessage(null, "forgotPassword"),
  authFailure(new HttpError(422, null), "sign-up").toast ?? "",
];

for (const message of [
  ...[
    [],
    [7, [" "]],
    ["Not <b>now</b>"],
    { text: "Taken" },
    7,
    null,
    undefined,
    " \n\t\u00a0",
    "Not <b>now</b>",
    "Not now</p>",
    "<!-- -->",
  ],
  ...["<IMG src=x onerror=alert(1)>", '<?xml version="1.0"?>', `${"Taken ".repeat(100)}<b>`],
  ...["[object Object]", '{"code":11000}', "404", "null", " undefined "],
]) {
  test(`a message of ${JSON.stringify(message)?.slice(0, 60)} isn't shown`, async () => {
    assert.equal(await messagesOf(JSON.stringify({ message })), FALLBACKS);
  });
}

const long = "The office is closed. ".repeat(500);

for (const [name, message, shown] of [
  ["between white space", "\n Try at nine\t", "Try at nine"],
  ["in a list", ["Try at nine"], "Try at nine"],
  ["in a list of several", ["Too short.", 7, "", " Add a digit "], "Too short. Add a digit"],
  ["in a list without full stops", ["Too short", "Add a digit"], "Too short. Add a digit"],
  [
    "in a list that is long",
    ["a".repeat(150), "b".repeat(150)],
    `${"a".repeat(150)}. ${"b".repeat(48)}…`,
  ],
  ["with < and >", "Less < 5 or > 3 & so", "Less < 5 or > 3 & so"],
  ["that begins with a bracket", "[E102] This number is in use", "[E102] This number is in use"],
  ["that begins with a brace", "{Sorry} not now", "{Sorry} not now"],
  ["of any script", "Réessayez, 再试 🐷", "Réessayez, 再试 🐷"],
  ["of 200 characters", "a".repeat(200), "a".repeat(200)],
  ["of 201 characters", "a".repeat(201), `${"a".repeat(200)}…`],
  ["of 10 kB", long, `${long.slice(0, 200)}…`],
  ["of 10 kB with a gap at the cut", `ab${long}`, `ab${long.slice(0, 197)}…`],
  ["of 10 kB of white space and a word", `${" ".repeat(10_000)}Now`, "Now"],
] as const) {
  test(`a message ${name} is shown as plain text, cut if it is long`, async () => {
    assert.equal(await messagesOf(JSON.stringify({ message })), [shown, shown]);
  });
}

test("a long message isn't cut within a character", async () => {
  for (const message of ["🐷".repeat(2500), `a${"🐷".repeat(2500)}`])
    for (const words of await messagesOf(JSON.stringify({ message })))
      assert.match(words, /^a?🐷+…$/u);
});

test.run();
