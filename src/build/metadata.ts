/** For messengers, search engines and the home screens of phones. */
import * as company from "../content/company.ts";
import { footer } from "../content/footer.ts";
import { titleOf } from "../lib/page-title.ts";
import { WEEKDAYS } from "../lib/weekdays.ts";
import { screens } from "../screen-table.ts";
import { settings } from "../settings.ts";
import { escapeHtml } from "./escape-html.ts";

/** The colour of a phone's browser bars, and of an installed app while it starts. */
export const THEME_COLOR = "#083325";

export const pictures = {
  touchIcon: "icon.png",
  shareCard: "share-card.png",
  /** A phone cuts a maskable icon to its own shape. */
  appIcons: [
    { file: "icon-192.png", size: 192, purpose: "any" },
    { file: "icon-512.png", size: 512, purpose: "any" },
    { file: "icon-maskable.png", size: 512, purpose: "maskable" },
  ],
} as const;

export const siteUrl = settings.siteAddress && `${settings.siteAddress}/`;

export function structuredData(): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "FinancialService",
    name: company.name,
    description: footer.blurb,
    telephone: company.phones.map(({ label }) => label),
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${company.address[0]}. ${company.landmark}`,
      addressLocality: company.city,
      addressCountry: "LR",
    },
    foundingDate: company.established.schema,
    openingHours: company.lobbyHours.map(({ weekdays, opens, closes }) => {
      const days = weekdays.map((day) => WEEKDAYS[day]?.slice(0, 2));
      const [from, until] = [opens, closes].map((hour) => `${hour}`.padStart(2, "0"));
      return `${days.join(",")} ${from}:00-${until}:00`;
    }),
    ...(siteUrl && { url: siteUrl, image: siteUrl + pictures.shareCard }),
  };
  // Escaped, since a `</script>` in a name would end the element.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}

export function headTags(): readonly string[] {
  const meta = (kind: "name" | "property", name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
  return [
    `<title>${escapeHtml(titleOf(screens.home.title, company.name))}</title>`,
    meta("name", "referrer", "no-referrer"),
    meta("name", "description", footer.blurb),
    meta("name", "theme-color", THEME_COLOR),
    // Chrome on Android then uses the phone's font size.
    meta("name", "text-scale", "scale"),
    // iOS would make links of these before hydration, and React would then render the page again
    // (github.com/vercel/next.js/issues/38290).
    meta("name", "format-detection", "telephone=no, date=no, address=no, email=no"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", company.name),
    meta("property", "og:title", screens.home.title),
    meta("property", "og:description", footer.blurb),
    // No `og:url` or canonical link: browsers would share it in place of the screen's address.
    ...(siteUrl
      ? [
          meta("property", "og:image", siteUrl + pictures.shareCard),
          meta("name", "twitter:card", "summary_large_image"),
        ]
      : []),
    link("manifest", "manifest.webmanifest"),
    link("apple-touch-icon", pictures.touchIcon),
  ];
}

export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    lang: "en",
    start_url: ".",
    scope: ".",
    display: "minimal-ui",
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: pictures.appIcons.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}
