import type { ReactNode } from "react";
import { frame } from "../content/frame.ts";
import { focusScreen } from "../lib/focus.ts";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { ToastRegion } from "./toast-region.tsx";
import * as styles from "./frame.module.css";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* A skip link to `#main` would be a route, so this is a button. */}
      <button type="button" className={styles.skip} onClick={focusScreen}>
        {frame.skip}
      </button>
      <Bar />
      <main className={styles.main}>{children}</main>
      <Footer />
      <ToastRegion />
    </>
  );
}
