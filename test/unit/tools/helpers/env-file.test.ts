/** An operator is warned of lines of `.env` that Node reads otherwise than they look. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { envFileWarnings } from "../../../../src/tools/helpers/env-file.ts";

const test = suite(".env");

test("an .env whose lines mean what they look like is read without a warning", () => {
  const text = [
    ...["# Our bank", "", 'COMPANY_NAME="Bank #1"', "export API_BASE=https://api.example"],
    ...[
      "  MANAGER_NAME = 'Ama Mensah' # since 2024",
      'TWITTER="off"# for now',
      "PORT=9000",
      " # A",
    ],
  ];
  assert.equal(envFileWarnings(text.join("\n")), []);
  assert.equal(envFileWarnings(text.join("\r\n")), []);
});

const IGNORED = "is ignored, and so may be the next line: write NAME=value";

for (const [line, warning] of [
  ["COMPANY_NAM=Bank", "COMPANY_NAM is no setting"],
  ["COMPANY_NAME=Bank #1", "COMPANY_NAME ends before the #: write quotes around its value"],
  ['COMPANY_NAME="Bank', "COMPANY_NAME has no closing quote in its line"],
  ["COMPANY_NAME: Bank", `COMPANY_NAME ${IGNORED}`],
  ["COMPANY_NAME Bank", `COMPANY_NAME ${IGNORED}`],
] as const)
  test(`an operator who writes ${line} into .env is warned by the name`, () => {
    assert.equal(envFileWarnings(`PORT=9000\n${line}\r\n`), [`.env: ${warning}`]);
  });

test.run();
