import type { ReactNode } from "react";
import { ClothPage } from "./cloth-page.tsx";
import * as utilities from "../ui/utilities.module.css";

export function NoticeScreen({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <ClothPage title={heading}>
      <div className={utilities.stack}>{children}</div>
    </ClothPage>
  );
}
