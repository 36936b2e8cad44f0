import { type ReactNode, useEffect, useRef } from 'react';

/** The browser's own focus is right for the first screen of a visit, and lost on every later one. */
let arrivals = 0;

interface TitleProps {
  readonly children: ReactNode;
  /** What the browser's tab says; «Orrery» alone if absent. */
  readonly tab?: string;
}

/** The heading of a screen: names the browser's tab, and is where screen readers begin. */
export function Title({ children, tab }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals++ > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = tab ? `${tab} · Orrery` : 'Orrery';
  }, [tab]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
