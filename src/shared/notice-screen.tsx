import type { ReactNode } from "react";
import { ClothPage } from "../ui/cloth-page.tsx";
import { MoreQuestions } from "./contacts.tsx";
import * as utilities from "../ui/utilities.module.css";

export function NoticeScreen({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <ClothPage title={heading} aside={<MoreQuestions />}>
      <div className={utilities.stack}>{children}</div>
    </ClothPage>
  );
}
