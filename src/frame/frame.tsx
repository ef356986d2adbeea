import type { ReactNode } from "react";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { ToastRegion } from "./toast-region.tsx";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Bar />
      <main>{children}</main>
      <Footer />
      <ToastRegion />
    </>
  );
}
