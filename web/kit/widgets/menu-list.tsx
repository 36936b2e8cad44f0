import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { Icon } from '../icons.tsx';
import type { MenuEntry } from './menu.tsx';

export interface MenuListProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly open: boolean;
  onClose(): void;
  /** An element that the menu points at. */
  readonly at: RefObject<Element | null>;
}

/** A menu in a popover: arrows walk it, letters jump, Esc closes it. */
export default function MenuList({ label, entries, open, onClose, at }: MenuListProps) {
  return (
    <Popover
      className="popover"
      placement="bottom end"
      triggerRef={at}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      aria-label={label}
    >
      <Menu className="list" aria-label={label} items={entries} onClose={onClose} autoFocus="first">
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
      </Menu>
    </Popover>
  );
}
