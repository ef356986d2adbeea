import type { ReactNode } from "react";
import { waysOn } from "../content/ways-on.ts";
import { linkTo } from "../lib/address.ts";
import { Box } from "../ui/box.tsx";
import { ClothPage } from "../ui/cloth-page.tsx";
import * as layout from "../ui/layout.module.css";
import { Rows } from "../ui/rows.tsx";

type NoticeScreenProps = {
  readonly heading: string;
  readonly children: ReactNode;
};

/** A screen that couldn't be shown: what happened, what to do next, and the ways to other screens. */
export function NoticeScreen({ heading, children }: NoticeScreenProps) {
  const rows = waysOn.links.map(({ label, path }) => ({ text: label, href: linkTo(path) }));
  return (
    <ClothPage
      title={heading}
      cloth="check"
      aside={
        <Box heading={waysOn.heading}>
          <Rows rows={rows} />
        </Box>
      }
    >
      <div className={layout.stack}>{children}</div>
    </ClothPage>
  );
}
