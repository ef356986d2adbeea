import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("content security policy");

// The settings are read when they are first imported.
Object.assign(process.env, {
  API_BASE: "https://api.bank.example/v1",
  USERS_API: "https://users.bank.example/api/users",
  CONTENT_API: "https://news.bank.example",
  CONTENT_IMAGES: "https://pictures.bank.example/cdn",
  MANAGER_PHOTO: "https://people.bank.example/manager.jpg",
});
const { contentSecurityPolicy } = await import("../../src/content-security-policy.ts");

const directives = new Map(
  contentSecurityPolicy()
    .split("; ")
    .map((directive) => directive.split(" "))
    .map(([name = "", ...values]) => [name, values] as const),
);

for (const [name, values] of [
  ["default-src", ["'none'"]],
  ["script-src", ["'self'"]],
  ["style-src", ["'self'"]],
  [
    "img-src",
    ["'self'", "data:", "blob:", "https://pictures.bank.example", "https://people.bank.example"],
  ],
  [
    "connect-src",
    ["https://api.bank.example", "https://users.bank.example", "https://news.bank.example"],
  ],
  ["frame-src", ["https://www.openstreetmap.org"]],
  ["base-uri", ["'none'"]],
  ["form-action", ["'none'"]],
  ["require-trusted-types-for", ["'script'"]],
] as const) {
  test(`${name} lets in ${values.join(", ")} and nothing else`, () => {
    assert.equal(directives.get(name), values);
  });
}

test("nothing that runs code from text or stands in the page is let in", () => {
  assert.not.match(contentSecurityPolicy(), /unsafe|\*|http:\/\//);
});

test.run();
