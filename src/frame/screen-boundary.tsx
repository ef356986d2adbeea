import { Component, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { NoticeScreen, Ways } from "../ui/notice.tsx";

/** Stands in for a screen that couldn't be fetched or shown. The frame round it goes on working. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <NoticeScreen heading="This page could not be shown">
        <p>The connection may have dropped. Load the page again, or go on from the menu above.</p>
        <Ways>
          <Button look="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </Ways>
      </NoticeScreen>
    );
  }
}
