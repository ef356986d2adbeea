import type { ServerResponse } from "node:http";
import { sha256 } from "../../build/sha256.ts";
import { listen } from "./serve.ts";

/** Reloads the open pages of `npm run dev` after each build, by server-sent events from a port. */
export function reloader(port: number, servedVersion: () => number) {
  const responses = new Set<ServerResponse>();
  const sendVersion = (response: ServerResponse) => response.write(`data: ${servedVersion()}\n\n`);
  return {
    start: () =>
      listen(port, (_, response) => {
        response.writeHead(200, {
          "content-type": "text/event-stream",
          "access-control-allow-origin": "*",
        });
        sendVersion(response);
        responses.add(response);
        response.on("close", () => responses.delete(response));
      }),

    /** The script reloads the page if another version is served. */
    addScript(html: string): string {
      const origin = `http://127.0.0.1:${port}`;
      const script = `new EventSource("${origin}").onmessage = ({ data }) => data === "${servedVersion()}" || location.reload()`;
      const additions = {
        "script-src": `script-src 'sha256-${sha256(script)}'`,
        "connect-src": `connect-src ${origin}`,
        "</body>": `<script>${script}</script></body>`,
      };
      return Object.entries(additions).reduce((page, [text, replacement]) => {
        if (!page.includes(text)) throw new Error(`The document has no ${text}`);
        return page.replace(text, replacement);
      }, html);
    },

    notify: () => {
      for (const response of responses) sendVersion(response);
    },
  };
}
