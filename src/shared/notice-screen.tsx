import type { ReactNode } from "react";
import { ClothPage } from "../ui/cloth-page.tsx";
import { MoreQuestions } from "./contacts.tsx";
import * as utilities from "../ui/utilities.module.css";

type NoticeScreenProps = {
  readonly heading: string;
  readonly children: ReactNode;
};

export function NoticeScreen({ heading, children }: NoticeScreenProps) {
  return (
    <ClothPage title={heading} aside={<MoreQuestions />}>
      <div className={utilities.stack}>{children}</div>
    </ClothPage>
  );
}
