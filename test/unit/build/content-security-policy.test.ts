/** Browsers allow the site's own calls, and run no injected code. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentSecurityPolicy } from "../../../src/build/content-security-policy.ts";
import * as map from "../../../src/content/map.ts";

const test = suite("content security policy");

/** Made by `printf TEXT | openssl sha256 -binary | base64` */
const HASHES = {
  run: "'sha256-vUOElbTHLp1UxxGV/I6teJfpCV5vgaasYjEhPKN2fqQ='",
  b: "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  i: "'sha256-e6jWDOyGxCCjebQhFRQYe5n6sSPlNhc3njC4Jta3SyM='",
};

test("the policy allows only the site itself, its services, its pictures and the map", () => {
  const policy = contentSecurityPolicy({ scripts: ["run();"], styles: ["b{}", "i{}"] });
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  // Of the settings, the users' API and the manager's photo have a path.
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
