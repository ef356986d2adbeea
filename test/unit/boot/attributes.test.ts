/** A renamed attribute would break a script or a style sheet that has its old name. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../../helpers/suite.ts";

const test = suite("attributes");

/** An attribute in markup or a selector, or as a property of `dataset`. */
const ATTRIBUTE = /\bdata-[a-z]+(?:-[a-z]+)*(?=[\]="`'])|\bdataset\.(\w+)/g;

/** The names of the attributes in a text. */
function attributesIn(text: string): readonly string[] {
  const found = [...text.matchAll(ATTRIBUTE)].map(([attribute, property]) =>
    property
      ? `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      : attribute,
  );
  return [...new Set(found)];
}

test("src/boot/README.md names each attribute of the site and the files that set or read it", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !file.startsWith("tools"),
  );
  const inCode = files.flatMap((file) =>
    attributesIn(readFileSync(join("src", file), "utf8")).map(
      (name) => `${name} ${basename(file)}`,
    ),
  );
  const rows = readFileSync("src/boot/README.md", "utf8").matchAll(
    /^\| `(data-[a-z-]+)` +(\|.*)$/gm,
  );
  const inTable = [...rows].flatMap(([, name = "", cells = ""]) => {
    const [, setBy = "", readBy = ""] = cells.split("|");
    const named = [...`${setBy}${readBy}`.matchAll(/`([^`]+)`/g)].map(
      ([, file]) => `${name} ${file}`,
    );
    return [...new Set(named)];
  });
  assert.ok(inTable.length > 10);
  assert.equal(inCode.sort(), inTable.sort());
});

test.run();
