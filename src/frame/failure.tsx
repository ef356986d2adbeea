import { useLayoutEffect } from "react";
import { frame } from "../content/frame.ts";
import { focusLoadedScreen } from "../routing/screen-change.ts";
import { ClothPage } from "../shared/cloth-page.tsx";
import { LoadAgain } from "./load-again.tsx";

export function Failure() {
  useLayoutEffect(focusLoadedScreen, []);
  return (
    <ClothPage title={frame.failure.heading}>
      <p>{frame.failure.text}</p>
      <LoadAgain look="primary" />
    </ClothPage>
  );
}
