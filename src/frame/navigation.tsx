import type { ReactNode } from "react";
import { barWords, type NavigationItem, navigation } from "../content/navigation.ts";
import { linkTo, matchPath } from "../lib/address.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { navigate, useAddress } from "../routing/router.ts";
import { screens } from "../screen-table.ts";
import { endSession, useSession } from "../session/session.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Chevron, Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import { VisuallyHidden } from "../ui/layout.tsx";
import { useClosingMenus } from "./use-closing-menus.ts";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./navigation.module.css";

/**
 * The `aria-current` of a link in the bar. On a screen below the link's path it is "true": an
 * article isn't News itself. Every path is below Home's, so Home never has "true".
 */
function ariaCurrent(linkPath: string, path: string | null): "page" | "true" | undefined {
  if (path === null) return undefined;
  if (matchPath(linkPath, path)) return "page";
  const isBelow = linkPath !== screens.home.path && matchPath(`${linkPath}/:rest*`, path);
  return isBelow ? "true" : undefined;
}

/**
 * The links of the bar, and Login or Logout. Its menu and its dropdown are each a `details` with
 * the list after it. This works without a script, and CSS can show a list without its toggle.
 */
export function Navigation({ onLogout }: { onLogout: () => void }) {
  const { path } = useAddress();
  const isHydrated = useHydrated();
  useClosingMenus();

  return (
    <nav aria-label={barWords.label} data-not-printed="" className={styles.navigation}>
      <Toggle className={styles.menu}>
        <Icon shape={icons.menu} className={styles.menuIcon} />
        <Icon shape={icons.close} className={styles.closeIcon} />
        <VisuallyHidden>{barWords.menu}</VisuallyHidden>
      </Toggle>
      <div className={styles.panel}>
        <ul className={styles.links}>
          {navigation.map((item) => (
            <Item
              key={item.path}
              item={item}
              // The prerendered bar is the same for all screens, so it marks no link.
              path={isHydrated ? path : null}
            />
          ))}
        </ul>
        <SessionControls onLogout={onLogout} />
      </div>
    </nav>
  );
}

function SessionControls({ onLogout }: { onLogout: () => void }) {
  const isHydrated = useHydrated();
  const { isLoggedIn, name } = useSession();
  const logOutAndLeave = () => {
    if (!navigate(linkTo(screens.home.path))) return;
    endSession();
    onLogout();
  };
  return (
    <div
      data-for-logged-out={isHydrated ? undefined : ""}
      className={classNames(utilities.stack, styles.session)}
    >
      {isLoggedIn ? (
        <>
          <span
            className={classNames(utilities.clamped, styles.greeting)}
            title={name ?? undefined}
          >
            {barWords.welcome(name)}
          </span>
          <Button look="outline" onClick={logOutAndLeave}>
            {barWords.logout}
          </Button>
        </>
      ) : (
        <ButtonLink look="outline" href={linkTo(screens.login.path)}>
          {barWords.login}
        </ButtonLink>
      )}
    </div>
  );
}

/** The first item of the second column, where the menu has two. */
const secondHalf = navigation[Math.ceil(navigation.length / 2)];

function Item({ item, path }: { item: NavigationItem; path: string | null }) {
  const { label, path: linkPath, sublinks } = item;
  return (
    <li className={classNames(styles.item, item === secondHalf && styles.secondHalf)}>
      <a href={linkTo(linkPath)} aria-current={ariaCurrent(linkPath, path)} className={styles.link}>
        {label}
      </a>
      {sublinks && (
        <>
          <Toggle label={barWords.dropdown} className={styles.toggle}>
            <span className={styles.more}>{barWords.dropdown}</span>
            <Chevron className={styles.chevron} />
          </Toggle>
          <ul className={styles.dropdown}>
            {sublinks.map((sublink) => (
              <li key={sublink.path}>
                <a
                  href={linkTo(sublink.path)}
                  aria-current={ariaCurrent(sublink.path, path) === "page" ? "page" : undefined}
                  className={styles.sublink}
                >
                  {sublink.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

type ToggleProps = {
  readonly label?: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** The `details` of a list that follows it. The browser opens it, with or without a script. */
function Toggle({ label, className, children }: ToggleProps) {
  const { path } = useAddress();
  return (
    // A new element for each path is closed. If the old one closed with the focus in it, screen
    // readers would also say "collapsed".
    <details key={path} className={className}>
      <summary aria-label={label} className={styles.summary}>
        {children}
      </summary>
    </details>
  );
}
