import { Component, type ReactNode } from "react";

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

/** An error boundary: it shows the fallback in place of children that fail to render. React logs why. */
export class Boundary extends Component<Props> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
