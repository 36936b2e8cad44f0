import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

/** One of several things to choose from. */
export interface Item {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string;
}

interface SegmentsProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly items: readonly Item[];
  readonly value: string;
  onChange(id: string): void;
}

/** One of a few, all in sight. */
export function Segments({ label, bare, items, value, onChange }: SegmentsProps) {
  return (
    <div className="field">
      {!bare && (
        <span className="field-label" aria-hidden="true">
          {label}
        </span>
      )}
      <ToggleButtonGroup
        className="segments"
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChange(String(key));
        }}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className="segment">
            {item.icon}
            <span>{item.label}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
