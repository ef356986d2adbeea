import type { ReactNode } from "react";
import { Bar, SkipButton } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { ToastRegion } from "./toast-region.tsx";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipButton />
      <Bar />
      <main>{children}</main>
      <Footer />
      <ToastRegion />
    </>
  );
}
