import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { sharedWords } from "./content/shared-words.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import type { ScreenParams } from "./routing/find-screen.ts";
import { focusLoadedScreen } from "./routing/screen-change.ts";
import { type LazyScreenName, type ScreenName, type ScreenRow, screens } from "./screen-table.ts";
import { AboutUs } from "./screens/first-script/about-us/about-us.tsx";
import { AccountTypes } from "./screens/first-script/account-types/account-types.tsx";
import { ContactUs } from "./screens/first-script/contact-us/contact-us.tsx";
import { Faq } from "./screens/first-script/faq/faq.tsx";
import { Home } from "./screens/first-script/home/home.tsx";
import "./screens/first-script/home/slide-pictures.css";
import { Loans } from "./screens/first-script/loans/loans.tsx";
import { NotFound } from "./screens/first-script/not-found/not-found.tsx";
import { OtherProducts } from "./screens/first-script/other-products/other-products.tsx";
import { OurTeam } from "./screens/first-script/our-team/our-team.tsx";
import "./ui/cloth-pictures.css";

const firstScreens: Readonly<
  Record<Exclude<ScreenName, LazyScreenName>, ComponentType<ScreenParams>>
> = {
  home: Home,
  contactUs: ContactUs,
  loans: Loans,
  aboutUs: AboutUs,
  accountTypes: AccountTypes,
  ourTeam: OurTeam,
  otherProducts: OtherProducts,
  faq: Faq,
  notFound: NotFound,
};

let lazyScreens: Readonly<Record<LazyScreenName, ComponentType<ScreenParams>>> | null = null;

export async function fetchLazyScreens(): Promise<void> {
  lazyScreens ??= (await import("./lazy-screens.ts")).lazyScreens;
}

const isLazy = (name: ScreenName): name is LazyScreenName => "isLazy" in screens[name];

/** The component of a screen. Another screen needs another `key`. */
export function ScreenContent({ name, params }: { name: ScreenName; params: ScreenParams }) {
  if (isLazy(name)) return <LazyScreen name={name} params={params} />;
  const Component = firstScreens[name];
  return <Component {...params} />;
}

/**
 * Not `React.lazy`, which never retries. This throws when it renders if the lazy script has failed,
 * and retries when it mounts again. The build and hydration never render its loading state.
 */
function LazyScreen({ name, params }: { name: LazyScreenName; params: ScreenParams }) {
  const [loaded, setLoaded] = useState(lazyScreens);
  useEffect(() => {
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    fetchLazyScreens().then(() => setLoaded(lazyScreens), fail);
  }, []);
  const loadedAtFirst = useRef(loaded);
  useLayoutEffect(() => {
    if (loaded !== loadedAtFirst.current) focusLoadedScreen();
  }, [loaded]);
  const { title, loadingText = sharedWords.loading }: ScreenRow = screens[name];
  const Loaded = loaded?.[name];
  if (Loaded === undefined) return <ScreenLoading title={title} text={loadingText} />;
  return <Loaded {...params} />;
}
