import type { ReactNode } from "react";
import { login as words } from "../../../content/login.ts";
import { linkTo } from "../../../lib/address.ts";
import { screens } from "../../../screen-table.ts";
import { setLastEmail } from "../../../session/login-email.ts";
import { ClothPage } from "../../../shared/cloth-page.tsx";
import { Tabs } from "../../../ui/tabs.tsx";

const TABS = [
  { label: words.login, href: linkTo(screens.login.path) },
  { label: words.signUp, href: linkTo(screens.signUp.path) },
] as const;

type LoginPageProps = {
  readonly selected: "login" | "signUp";
  readonly busy: boolean;
  readonly children: ReactNode;
};

/** The frame of Login and of Sign Up, two screens whose tabs lead from one to the other. */
export function LoginPage({ selected, busy, children }: LoginPageProps) {
  return (
    <ClothPage title={screens[selected].title} cloth="river">
      <Tabs
        id={selected}
        label={words.tabsLabel}
        tabs={TABS}
        selected={linkTo(screens[selected].path)}
        // The other form begins empty (spec section 2).
        onSelect={() => setLastEmail("")}
        disabled={busy}
      >
        {children}
      </Tabs>
    </ClothPage>
  );
}
