import { useLayoutEffect } from "react";
import { frame } from "../content/frame.ts";
import { focusLoadedScreen } from "../routing/screen-change.ts";
import { NoticeScreen } from "../shared/notice-screen.tsx";
import { LoadAgain } from "./load-again.tsx";

export function Failure() {
  useLayoutEffect(focusLoadedScreen, []);
  return (
    <NoticeScreen heading={frame.failure.heading}>
      <p>{frame.failure.text}</p>
      <LoadAgain look="primary" />
    </NoticeScreen>
  );
}
