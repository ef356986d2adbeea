/** Search engines, messengers and phones show the site under its name, with its picture. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { headTags, pictures, structuredData, webManifest } from "../../../src/build/metadata.ts";
import { notFoundPage } from "../../../src/build/not-found-page.ts";
import * as company from "../../../src/content/company.ts";
import { screens } from "../../../src/screen-table.ts";

const test = suite("metadata");

/** Made by `printf 'run();' | openssl sha256 -binary | base64` */
const RUN_HASH = "'sha256-vUOElbTHLp1UxxGV/I6teJfpCV5vgaasYjEhPKN2fqQ='";

const head = () => {
  const page = new window.DOMParser().parseFromString(
    `<head>${headTags().join("")}</head><body>${structuredData()}</body>`,
    "text/html",
  );
  const content = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
  const link = (rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
  const data = (): unknown =>
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
  return { page, content, link, data };
};

test("the head has the site's titles and description, even if the institution's name has HTML in it", () => {
  const { page, content } = head();
  assert.is(page.title, `${screens.home.title} · ${company.name}`);
  assert.is(content("og:title"), screens.home.title);
  assert.is(content("og:site_name"), company.name);
  assert.match(content("description") ?? "", /^Savings, loans .* Liberia/);
  assert.is(page.querySelectorAll("b, script").length, 1, "the name has added an element");
});

test("Chrome on Android uses the phone's font size", () => {
  assert.is(head().content("text-scale"), "scale");
});

test("the share picture has an absolute address, and a browser's Share sends that of the screen, not Home's", () => {
  const { content, link } = head();
  assert.is(content("og:image"), `https://bank.example/portal/${pictures.shareCard}`);
  assert.equal([link("canonical"), content("og:url")], [undefined, undefined]);
});

test("the structured data has only facts of the specification", () => {
  assert.equal(head().data(), {
    "@context": "https://schema.org",
    "@type": "FinancialService",
    name: company.name,
    description: head().content("description"),
    telephone: ["+231 000 000 000"],
    email: "support@example.com",
    address: {
      "@type": "PostalAddress",
      streetAddress: `${company.address[0]}. ${company.landmark}`,
      addressLocality: "Monrovia",
      addressCountry: "LR",
    },
    foundingDate: "2024-01",
    openingHours: ["Mo,Tu,We,Th,Fr 09:00-14:00", "Sa 09:00-12:00"],
    url: "https://bank.example/portal/",
    image: "https://bank.example/portal/share-card.png",
  });
});

test("404.html links to the address of the site, and allows nothing but its own script", () => {
  const page = new window.DOMParser().parseFromString(notFoundPage("run();"), "text/html");
  assert.is(
    page.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content"),
    `default-src 'none'; script-src ${RUN_HASH}; base-uri 'none'; form-action 'none'`,
  );
  assert.is(page.querySelector("script")?.textContent, "run();");
  assert.is(page.querySelector("h1")?.textContent, screens.notFound.title);
  assert.is(page.querySelector("a")?.getAttribute("href"), "https://bank.example/portal/");
});

test("the manifest lets a phone install the site from any folder", () => {
  const { name, start_url, scope, icons } = JSON.parse(webManifest());
  assert.equal([name, start_url, scope], [company.name, ".", "."]);
  assert.equal(
    icons.map(({ src, purpose }: { src: string; purpose: string }) => [src, purpose]),
    pictures.appIcons.map(({ file, purpose }) => [file, purpose]),
  );
  assert.is(head().link("manifest"), "manifest.webmanifest");
  assert.is(head().link("apple-touch-icon"), pictures.touchIcon);
});

test.run();
