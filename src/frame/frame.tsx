import { type ReactNode, useRef } from "react";
import { ChatButton, ScrollToTopButton } from "./floating-buttons.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Navigation } from "./navigation.tsx";
import { ToastRegion } from "./toast-region.tsx";

// The same elements each time: React renders none of them again when only the screen changes.
const BELOW = (
  <>
    <Footer />
    <aside aria-label="Shortcuts">
      <ScrollToTopButton />
      <ChatButton />
    </aside>
    <ToastRegion />
  </>
);

/** What stands round every screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* A link to `#main` would be a route here, so a button does a skip link's work. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <Navigation />
      <main ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {BELOW}
    </>
  );
}
