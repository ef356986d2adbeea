import type { ReactNode } from "react";
import { ClothPage } from "../ui/cloth-page.tsx";
import { MoreQuestions } from "./ask-us.tsx";
import * as layout from "../ui/layout.module.css";

type NoticeScreenProps = {
  readonly heading: string;
  readonly children: ReactNode;
};

export function NoticeScreen({ heading, children }: NoticeScreenProps) {
  return (
    <ClothPage title={heading} cloth="check" aside={<MoreQuestions />}>
      <div className={layout.stack}>{children}</div>
    </ClothPage>
  );
}
