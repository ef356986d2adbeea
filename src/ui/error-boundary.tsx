import { Component, type ReactNode } from "react";

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

export class ErrorBoundary extends Component<Props> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
