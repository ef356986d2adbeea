import { type ComponentType, useEffect, useState } from "react";
import { sharedWords } from "./content/shared-words.ts";
import { Failure } from "./frame/failure.tsx";
import type { Params } from "./lib/address.ts";
import { loadAgain } from "./offline/registration.ts";
import { type LazyScreenName, type ScreenName, type ScreenRow, screens } from "./screen-table.ts";
import { AboutUs } from "./screens/first-script/about-us/about-us.tsx";
import { AccountTypes } from "./screens/first-script/account-types/account-types.tsx";
import { ContactUs } from "./screens/first-script/contact-us/contact-us.tsx";
import { Faq } from "./screens/first-script/faq/faq.tsx";
import { Home } from "./screens/first-script/home/home.tsx";
import { Loans } from "./screens/first-script/loans/loans.tsx";
import { NotFound } from "./screens/first-script/not-found/not-found.tsx";
import { OtherProducts } from "./screens/first-script/other-products/other-products.tsx";
import { OurTeam } from "./screens/first-script/our-team/our-team.tsx";
import { ScreenLoading } from "./ui/loading.tsx";

let lazyComponents: Readonly<Record<LazyScreenName, ComponentType<Params>>> | null = null;

export async function fetchLazyScreens(): Promise<void> {
  lazyComponents ??= (await import("./lazy-screens.ts")).lazyScreens;
}

/**
 * Not `React.lazy`, which never retries. This throws when it renders if the lazy script has failed,
 * and retries when it mounts again. The build and hydration never render its loading state.
 */
function lazyComponent(name: LazyScreenName): ComponentType<Params> {
  const { title, loading: text = sharedWords.loading }: ScreenRow = screens[name];
  const late = <Failure loadAgain={loadAgain} />;
  return (params) => {
    const [loaded, setLoaded] = useState(lazyComponents);
    useEffect(() => {
      const fail = (error: unknown) =>
        setLoaded(() => {
          throw error;
        });
      fetchLazyScreens().then(() => setLoaded(lazyComponents), fail);
    }, []);
    const Screen = loaded?.[name];
    return Screen ? (
      <Screen {...params} />
    ) : (
      <ScreenLoading title={title} text={text} late={late} />
    );
  };
}

export const screenComponents: Readonly<Record<ScreenName, ComponentType<Params>>> = {
  home: Home,
  contactUs: ContactUs,
  loans: Loans,
  aboutUs: AboutUs,
  accountTypes: AccountTypes,
  ourTeam: OurTeam,
  otherProducts: OtherProducts,
  faq: Faq,
  login: lazyComponent("login"),
  accounts: lazyComponent("accounts"),
  forgotPassword: lazyComponent("forgotPassword"),
  news: lazyComponent("news"),
  article: lazyComponent("article"),
  resetPassword: lazyComponent("resetPassword"),
  notFound: NotFound,
};
