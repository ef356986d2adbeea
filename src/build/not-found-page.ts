import { notFound } from "../content/not-found.ts";
import { screens } from "../screen-table.ts";
import { notFoundPolicy } from "./content-security-policy.ts";
import { escapeHtml } from "./escape-html.ts";
import { siteUrl } from "./metadata.ts";

/**
 * `404.html`. Without it a host may respond with the document and status 200, even to a request for
 * a deleted script. It is shown at any path, so its link is absolute.
 */
export function notFoundPage(script: string): string {
  const { title } = screens.notFound;
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="${escapeHtml(notFoundPolicy(script))}">
  <script>${script}</script>
  <title>${escapeHtml(title)}</title>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(notFound.text)}</p>
  <p><a href="${escapeHtml(siteUrl ?? "/")}">${escapeHtml(notFound.home.label)}</a></p>
</html>
`;
}
