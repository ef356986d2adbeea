/** Browsers allow the site's own calls, and run no injected code. */
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
const map = await import("../../../src/content/map.ts");
const { contentSecurityPolicy } = await import("../../../src/build/content-security-policy.ts");

const policy = contentSecurityPolicy({ scripts: ["run();"], styles: ["b{}", "i{}"] });

/** Made by `printf TEXT | openssl sha256 -binary | base64` */
const HASHES = {
  run: "'sha256-vUOElbTHLp1UxxGV/I6teJfpCV5vgaasYjEhPKN2fqQ='",
  b: "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  i: "'sha256-e6jWDOyGxCCjebQhFRQYe5n6sSPlNhc3njC4Jta3SyM='",
};

test("the policy allows only the site itself, its services, its pictures and the map", () => {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  const services = ["https://api.bank.example", "https://users.bank.example"];
  const pictures = ["https://pictures.bank.example", "https://people.bank.example"];
  assert.equal(Object.fromEntries(directives.map(([name, ...values]) => [name, values])), {
    "default-src": ["'none'"],
    "script-src": ["'self'", HASHES.run],
    "style-src": [HASHES.b, HASHES.i],
    "img-src": ["'self'", "data:", "blob:", ...pictures],
    "connect-src": ["'self'", ...services, "https://news.bank.example"],
    "worker-src": ["'self'"],
    "frame-src": [new URL(map.embed).origin],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["service-worker"],
  });
});

test.run();
