/** @jsxRuntime automatic */
import { Component, type ReactNode } from 'react';

/** Hands an error of a document component to `onError`; react-pdf alone would wait for a document that never comes. */
export class CatchError extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
