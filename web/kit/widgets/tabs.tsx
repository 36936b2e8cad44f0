import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { classes } from './button.tsx';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  /** Beside the label: how much is new there. */
  readonly mark?: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly chosen: string;
  onChoose(id: string): void;
}

/** Tabs over one pane, by the WAI-ARIA pattern: arrows choose, Tab goes into the pane. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const pane = tabs[at];
  /** Chosen by pointer: arrows then belong to whatever else listens to them, such as a replay. */
  const pointed = useRef(false);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (pointed.current) return;
    const last = tabs.length - 1;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChoose(tabs[next]?.id ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        className="tab-list"
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          pointed.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // From tab to tab the pointer may go on.
          if (!list.current?.contains(relatedTarget)) pointed.current = false;
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={classes('tab', tab === pane && 'chosen')}
            aria-selected={tab === pane}
            aria-controls={`${id}-pane`}
            tabIndex={tab === pane ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.mark}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-pane`}
        className="tab-panel more-below"
        aria-labelledby={`${id}-${pane?.id}`}
      >
        {pane?.content}
      </div>
    </div>
  );
}
