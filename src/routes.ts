import { type ComponentType, createElement, useEffect, useState } from "react";
import { findMatch, type Params } from "./lib/address.ts";
import { type LazyScreenName, type ScreenName, type ScreenRow, screens } from "./screen-table.ts";
import { AboutUs } from "./screens/first/about-us/about-us.tsx";
import { AccountTypes } from "./screens/first/account-types/account-types.tsx";
import { ContactUs } from "./screens/first/contact-us/contact-us.tsx";
import { Faq } from "./screens/first/faq/faq.tsx";
import { Home } from "./screens/first/home/home.tsx";
import { Loans } from "./screens/first/loans/loans.tsx";
import { NotFound } from "./screens/first/not-found/not-found.tsx";
import { OtherProducts } from "./screens/first/other-products/other-products.tsx";
import { OurTeam } from "./screens/first/our-team/our-team.tsx";
import { ScreenLoading } from "./ui/loading.tsx";

/** The screens of the lazy script; null until it has loaded. */
let lazyComponents: Readonly<Record<LazyScreenName, ComponentType<Params>>> | null = null;

/** Fetches the lazy script, unless it has loaded. */
export async function fetchLazyScreens(): Promise<void> {
  lazyComponents ??= (await import("./lazy-screens.ts")).components;
}

/**
 * A screen that fetches the lazy script when it mounts. If that fails, it throws the error when it
 * renders. The next mount retries. In a browser that caches a failed import, only a reload helps
 * (github.com/whatwg/html/issues/6768). The build and hydration never render its loading state.
 */
function lazyComponent(name: LazyScreenName): ComponentType<Params> {
  const { title, loading: text = "Loading..." }: ScreenRow = screens[name];
  return (params) => {
    const [loaded, setLoaded] = useState(lazyComponents);
    useEffect(() => {
      const fail = (error: unknown) =>
        setLoaded(() => {
          throw error;
        });
      fetchLazyScreens().then(() => setLoaded(lazyComponents), fail);
    }, []);
    return loaded === null
      ? createElement(ScreenLoading, { title, text })
      : createElement(loaded[name], params);
  };
}

/** The screens of the first script. The props of each component are the parameters of its path. */
const components: Readonly<Record<Exclude<ScreenName, LazyScreenName>, ComponentType<Params>>> = {
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

export type Route = ScreenRow & { readonly component: ComponentType<Params> };

const isName = (name: string): name is ScreenName => name in screens;
const isLazy = (name: ScreenName): name is LazyScreenName => screens[name].lazy;

const routeOf = (name: ScreenName): Route => ({
  ...screens[name],
  component: isLazy(name) ? lazyComponent(name) : components[name],
});

/** The routes of all screens, in the order of the document. */
export const routes: readonly Route[] = Object.keys(screens).filter(isName).map(routeOf);

const notFoundRoute = routeOf("notFound");

/** The route of a path, and the path's parameters. */
export const findRoute = (path: string) => findMatch(routes, path, notFoundRoute);
