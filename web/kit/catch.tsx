import { Component, type ReactNode } from 'react';

interface CatchProps {
  readonly children: ReactNode;
  instead(error: unknown): ReactNode;
}

/** Where drawing something fails, something else stands in its place, and the rest of the page lives on. */
export class Catch extends Component<CatchProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    return this.state.error === null ? children : instead(this.state.error);
  }
}
