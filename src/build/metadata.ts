/**
 * What messengers, search engines and the home screens of phones learn of the site without opening
 * it. The build writes it into `index.html` and the files beside it.
 */
import * as company from "../content/company.ts";
import { footer } from "../content/footer.ts";
import { notFound } from "../content/not-found.ts";
import { escapeHtml } from "../lib/html.ts";
import { screens } from "../screen-table.ts";
import { pageSettings } from "../settings.ts";

/** The colour of the browser's bars on a phone, and of an installed app's first moment. */
export const DEEP = "#083325";

/** The pictures for other programs, by the names of their files (`npm run pictures`). */
export const pictures = {
  touchIcon: "icon.png",
  shareCard: "share-card.png",
  /** Each with its width and height in pixels; a maskable one may be cut to any shape. */
  appIcons: [
    { file: "icon-192.png", size: 192, purpose: "any" },
    { file: "icon-512.png", size: 512, purpose: "any" },
    { file: "icon-maskable.png", size: 512, purpose: "maskable" },
  ],
} as const;

/** The site's own address with its last slash, where a setting names it. */
const address = pageSettings.siteAddress && `${pageSettings.siteAddress}/`;

/** The institution as https://schema.org/FinancialService. */
export function structuredData(): string {
  const [street, city] = company.address;
  const data = {
    "@context": "https://schema.org",
    "@type": "FinancialService",
    name: company.name,
    description: footer.blurb,
    telephone: company.phones.map(({ label }) => label),
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}. ${company.landmark}`,
      addressLocality: city.replace(", Liberia", ""),
      addressCountry: "LR",
    },
    foundingDate: company.established.schema,
    openingHours: company.lobbyHours.map(({ short, opens, closes }) => {
      const days = short.split("-").map((day) => day.slice(0, 2));
      const [from, until] = [opens, closes].map((hour) => `${hour}`.padStart(2, "0"));
      return `${days.join("-")} ${from}:00-${until}:00`;
    }),
    ...(address && { url: address, image: address + pictures.shareCard }),
  };
  // With the escape, a `</script>` in a name doesn't end the block.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}

/** The tags of the document's head that are not about its scripts and styles. */
export function headTags(): readonly string[] {
  const meta = (kind: "name" | "property", name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
  return [
    `<title>${escapeHtml(`${screens.home.title} · ${company.name}`)}</title>`,
    // No server that the site calls, and no site that it links to, learns where the visitor was.
    meta("name", "referrer", "no-referrer"),
    meta("name", "description", footer.blurb),
    meta("name", "theme-color", DEEP),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", company.name),
    meta("property", "og:title", screens.home.title),
    meta("property", "og:description", footer.blurb),
    // The addresses of the picture and of the document have to be absolute.
    ...(address
      ? [
          meta("property", "og:url", address),
          meta("property", "og:image", address + pictures.shareCard),
          meta("name", "twitter:card", "summary_large_image"),
          link("canonical", address),
        ]
      : []),
    link("manifest", "manifest.webmanifest"),
    link("apple-touch-icon", pictures.touchIcon),
  ];
}

/**
 * The page of addresses that have no file. A host without such a page may respond with the document
 * instead; then a script that is gone looks as if it were there. It stands at addresses of any depth, from which a
 * relative link leads nowhere.
 */
function notFoundPage(): string {
  const { title, text, ways } = notFound;
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
  <p><a href="${escapeHtml(address ?? "/")}">${escapeHtml(ways[0].label)}</a></p>
</html>
`;
}

/** The files beside `index.html` that browsers and hosts ask for, by their names. */
export function files(): Readonly<Record<string, string>> {
  const manifest = {
    name: company.name,
    short_name: company.name,
    lang: "en",
    start_url: ".",
    scope: ".",
    display: "minimal-ui",
    theme_color: DEEP,
    background_color: DEEP,
    icons: pictures.appIcons.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  return { "manifest.webmanifest": JSON.stringify(manifest), "404.html": notFoundPage() };
}
