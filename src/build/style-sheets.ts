import * as esbuild from "esbuild";
import { shipped } from "./target.ts";

/**
 * The style sheets in the document, each before the part of the page that needs it: text waits for the sheets
 * above it, and for no others. A module stands behind those whose classes it overrides. That is the order of the
 * layers.
 */
export const SHEETS = {
  /** For the head's script, which changes its rules. */
  sections: ["early/sections.css"],
  home: [
    "ui/tokens.css",
    "ui/base.css",
    "ui/layout.module.css",
    "ui/button.module.css",
    "ui/button-row.module.css",
    "ui/cloth.module.css",
    "ui/more-link.module.css",
    "ui/section.module.css",
    "ui/product-card.module.css",
    "frame/frame.module.css",
    "frame/navigation.module.css",
    "frame/floating-buttons.module.css",
    "screens/home/slideshow.module.css",
    "screens/home/home.module.css",
  ],
  information: [
    "ui/accordion.module.css",
    "ui/call-to-action.module.css",
    "ui/facts.module.css",
    "ui/field.module.css",
    "ui/network-links.module.css",
    "ui/page-hero.module.css",
    "screens/about-us/about-us.module.css",
    "screens/about-us/newsletter.module.css",
    "screens/contact-us/contact-us.module.css",
    "screens/faq/faq.module.css",
    "screens/other-products/other-products.module.css",
    "screens/our-team/our-team.module.css",
  ],
  end: [
    // The cloth's pixels are here, though Home has cloth: no text waits for them.
    "ui/patterns.module.css",
    "ui/callout.module.css",
    "ui/error-summary.module.css",
    "ui/form.module.css",
    "ui/form-page.module.css",
    "ui/framed-control.module.css",
    "ui/image-field.module.css",
    "ui/loading.module.css",
    "ui/note.module.css",
    "ui/notice.module.css",
    "ui/tabs.module.css",
    "frame/footer.module.css",
    "frame/screen-loading.module.css",
    "frame/toast-region.module.css",
    "screens/accounts/accounts.module.css",
    "screens/accounts/receipt.module.css",
    "screens/forgot-password/forgot-password.module.css",
    "screens/login/login.module.css",
    "screens/news-article/body.module.css",
    "screens/news-article/news-article.module.css",
    "screens/news-listing/news-listing.module.css",
    "offline/new-version.module.css",
    "ui/print.css",
  ],
} as const;

/** Bundles a style sheet. Its class names are those of the scripts, so they aren't minified. */
export async function styleSheet(name: keyof typeof SHEETS): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    stdin: {
      contents: SHEETS[name].map((file) => `@import "./${file}";`).join(""),
      resolveDir: "src",
      loader: "css",
    },
    loader: { ".svg": "empty", ".png": "dataurl" },
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
