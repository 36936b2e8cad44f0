import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icons.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly hotkey?: string;
  readonly note?: string;
  onAction(): void;
}

function MenuList({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <AriaMenu className="list" aria-label={label} items={entries}>
      {(entry) => (
        <MenuItem
          className="list-item"
          id={entry.id}
          textValue={entry.label}
          onAction={entry.onAction}
        >
          {entry.icon && <Icon name={entry.icon} />}
          <span>
            {entry.label}
            {entry.note && <small>{entry.note}</small>}
          </span>
          {entry.hotkey && <kbd>{entry.hotkey}</kbd>}
        </MenuItem>
      )}
    </AriaMenu>
  );
}

interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The button that opens it. */
  readonly children: ReactNode;
}

export function Menu({ label, entries, children }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className="popover" placement="bottom end">
        <MenuList label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

interface FloatingMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly open: boolean;
  onClose(): void;
  /** An element that the menu points at. */
  readonly at: RefObject<Element | null>;
}

/** A menu that opens at a point of the board, where several options touch one place. */
export function FloatingMenu({ label, entries, open, onClose, at }: FloatingMenuProps) {
  return (
    <Popover
      className="popover"
      triggerRef={at}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      aria-label={label}
    >
      <MenuList label={label} entries={entries} />
    </Popover>
  );
}
