import { Component, type ReactNode } from 'react';

interface ControlBoundaryProps {
  /** The control; another one gives drawing a new try. */
  readonly of: object;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a control that throws, or whose code does not arrive, from taking down what is around it. */
export class ControlBoundary extends Component<ControlBoundaryProps, { failed: object | null }> {
  override state = { failed: null as object | null };

  static getDerivedStateFromError(): { failed: object } {
    return { failed: failedNow };
  }

  static getDerivedStateFromProps({ of }: ControlBoundaryProps, { failed }: { failed: object | null }) {
    if (failed === failedNow) return { failed: of };
    return failed !== null && failed !== of ? { failed: null } : null;
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const failedNow = {};
