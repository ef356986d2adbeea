import { readdirSync } from "node:fs";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("cloth");

const FOLDER = "src/ui/cloth";
const pixelsOf = (file: string) => sharp(`${FOLDER}/${file}`).ensureAlpha().raw().toBuffer();

const drawings = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"));

test("there are patterns", () => {
  assert.is(drawings.length, 6);
});

for (const drawing of drawings) {
  test(`the PNG of ${drawing} shows what the SVG does`, async () => {
    const picture = await pixelsOf(drawing.replace(/svg$/, "png"));
    assert.ok(picture.equals(await pixelsOf(drawing)), "run `npm run cloth`");
  });
}

test.run();
