import { type ReactNode, useState } from 'react';
import { fetched } from '../fetched.tsx';

export interface OverlayProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the lower edge. */
  readonly actions?: ReactNode;
  /** `dialog` floats in the middle, `drawer` slides in from the side, `sheet` rises from below. */
  readonly kind?: 'dialog' | 'drawer' | 'sheet';
  readonly wide?: boolean;
  /** Must be answered: no closing by Esc or outside. */
  readonly firm?: boolean;
}

/** Fetched when something is first opened: nobody waits for it to see a table. */
const OverlayBox = fetched(() => import('./overlay-box.tsx'));

/** Fetches what every modal surface needs before one is opened. */
export const fetchOverlays = OverlayBox.ahead;

/** A modal surface: focus goes in, Esc and a click outside close it, focus goes back. */
export function Overlay(props: OverlayProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return <OverlayBox {...props} />;
}
