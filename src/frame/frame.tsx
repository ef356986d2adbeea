import type { ComponentProps, ReactNode } from "react";
import { ToastProvider } from "../lib/toasts.tsx";
import { Bar, SkipButton } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** What stands around each screen. The build prerenders it once for all of them. */
export function Frame({ children, ...bar }: ComponentProps<typeof Bar> & { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipButton />
      <Bar {...bar} />
      <main>{children}</main>
      <Footer />
      <ToastRegion />
    </ToastProvider>
  );
}
