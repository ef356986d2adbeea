import type { ComponentProps, ReactNode } from "react";
import { ToastProvider } from "../lib/toasts.tsx";
import { Bar, SkipButton } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** What stands around each screen. The build prerenders it once for all of them. */
export function Frame({
  hasOwnAction,
  children,
}: ComponentProps<typeof Bar> & { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipButton />
      <Bar hasOwnAction={hasOwnAction} />
      <main>{children}</main>
      <Footer />
      <ToastRegion />
    </ToastProvider>
  );
}
