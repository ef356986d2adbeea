import { useLayoutEffect } from "react";
import { frame } from "../content/frame.ts";
import { focusLoadedScreen } from "../routing/screen-change.ts";
import { NoticeScreen } from "../shared/notice-screen.tsx";
import { ReloadButton } from "./reload-button.tsx";

export function Failure() {
  useLayoutEffect(focusLoadedScreen, []);
  return (
    <NoticeScreen heading={frame.failure.heading}>
      <p>{frame.failure.text}</p>
      <ReloadButton look="primary" />
    </NoticeScreen>
  );
}
