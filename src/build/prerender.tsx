import { renderToString } from "react-dom/server";
import { type ApplicationAccount, applicationAccounts } from "../content/application-accounts.ts";
import { Frame } from "../frame/frame.tsx";
import { WithoutScript } from "../frame/without-script.tsx";
import { parseAddress } from "../lib/address.ts";
import { ToastProvider } from "../lib/toasts.tsx";
import { findScreen } from "../routing/find-screen.ts";
import { linkToApplication } from "../routing/links.ts";
import { fetchLazyScreens, ScreenContent } from "../screen-components.tsx";
import { screens } from "../screen-table.ts";

const isAccount = (type: string): type is ApplicationAccount => type in applicationAccounts;

/** The application's links that name an account. Without a script, they lead to its note. */
const APPLICATION_LINKS = Object.keys(applicationAccounts).filter(isAccount).map(linkToApplication);

/**
 * The `id` of a section is its screen's path, so that a link to `#/faq` targets it, and CSS shows
 * it without a script (`boot/sections.css`).
 */
function sectionOf(path: string): string {
  // A parameter has its own name as its value, such as `:slug`. A lazy screen is rendered as it
  // loads, which is the same for each value.
  const { name, row, params } = findScreen(parseAddress(path));
  return renderToString(
    <ToastProvider>
      <section id={path}>
        {row.isLazy && (
          <WithoutScript
            title={row.title}
            links={name === "application" ? APPLICATION_LINKS : []}
          />
        )}
        <ScreenContent name={name} params={params} />
      </section>
    </ToastProvider>,
  );
}

/**
 * `document.ts` fills in the sections. `boot/main.tsx` hydrates the frame with one of them, so no
 * component may use `useId`, whose values depend on all that is rendered at once.
 */
export async function prerenderPage() {
  await fetchLazyScreens();
  const { home, ...others } = screens;
  // React escapes the site's texts, so none contains a tag.
  const [beforeMain, afterMain] = renderToString(<Frame>{null}</Frame>).split("<main></main>");
  if (beforeMain === undefined || afterMain === undefined) throw new Error("The frame has no main");
  return {
    beforeMain,
    afterMain,
    home: sectionOf(home.path),
    others: Object.values(others).map(({ path }) => sectionOf(path)),
  };
}

export type PrerenderedPage = Readonly<Awaited<ReturnType<typeof prerenderPage>>>;
