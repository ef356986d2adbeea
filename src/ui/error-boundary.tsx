import { Component, type ReactNode } from "react";

type Props = {
  /** After a failure, another one renders the children again. */
  readonly attempt?: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

export class ErrorBoundary extends Component<Props> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ attempt }: Props) {
    if (attempt !== this.props.attempt && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
