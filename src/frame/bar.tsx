import { useState } from "react";
import * as company from "../content/company.ts";
import { frame } from "../content/frame.ts";
import { barWords } from "../content/navigation.ts";
import { linkTo } from "../lib/address.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { displayedLocation, useAddress, useDisplayedLocation } from "../routing/router.ts";
import { focusScreen } from "../routing/screen-change.ts";
import { screens } from "../screen-table.ts";
import { useSession } from "../session/session.ts";
import { useOpenAccountLink } from "../shared/use-open-account-link.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Container, VisuallyHidden } from "../ui/layout.tsx";
import { Logo } from "../ui/logo.tsx";
import { ContactStrip } from "./floating-controls.tsx";
import { Navigation } from "./navigation.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./bar.module.css";

/** A skip link to `#main` would be a route, so this is a button. */
export function SkipButton() {
  return (
    <button type="button" className={styles.skip} onClick={focusScreen}>
      {frame.skip}
    </button>
  );
}

export function Bar({ hasOwnAction }: { hasOwnAction?: boolean | undefined }) {
  const { path } = useAddress();
  const openAccountLink = useOpenAccountLink();
  const { isLoggedIn } = useSession();
  const location = useDisplayedLocation();
  // The place to which a logout has led. The next navigation leaves it.
  const [loggedOutAt, setLoggedOutAt] = useState<typeof location | null>(null);
  // The prerendered bar is the same for all screens.
  const isOutlined = useHydrated() && hasOwnAction;

  return (
    <header className={styles.bar}>
      <Container
        data-needs-next-sibling=""
        className={classNames(styles.row, isLoggedIn && styles.loggedIn)}
      >
        <a href={linkTo(screens.home.path)} className={styles.brand}>
          <span className={styles.fitting}>
            <Logo className={styles.logo} />
            <span className={classNames(utilities.clamped, styles.name)}>{company.name}</span>
          </span>
        </a>
        <Navigation onLogout={() => setLoggedOutAt(displayedLocation())} />
        <ButtonLink
          look={isOutlined ? "outline" : "primary"}
          href={openAccountLink}
          className={styles.openAccount}
        >
          {barWords.openAccount}
        </ButtonLink>
      </Container>
      {/* At the page's end, the strip would disappear when a screen reader scrolls down to it. Login
          and Sign Up, whose paths begin alike, are one screen to it. */}
      <ContactStrip key={path.split("/")[1]} className={styles.contactStrip} />
      {/* Always rendered, since the row and the strip are hidden unless an element follows them. */}
      <VisuallyHidden role="status">
        {loggedOutAt === location ? barWords.loggedOut : ""}
      </VisuallyHidden>
    </header>
  );
}
