import { type RefObject, useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { Icon } from '../icons.tsx';
import { useRoom } from '../use-room.ts';
import type { MenuEntry } from './menu.tsx';

export interface MenuListProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly open: boolean;
  onClose(): void;
  /** An element that the menu points at. */
  readonly at: RefObject<Element | null>;
  /** Places on the board that it is about. */
  readonly about?: readonly string[];
  /** What is true of all entries. */
  readonly foot?: string;
}

interface Edge {
  readonly placement: 'top' | 'bottom';
  readonly top: number;
}

/** About as high as an entry with its note. */
const ENTRY = 64;

/** On a phone it stands at that edge of the board where it covers less of what it is about. */
function edgeFor(about: readonly string[], entries: number): Edge {
  const board = document.querySelector('main.board')?.getBoundingClientRect() ?? new DOMRect();
  const high = Math.min(entries * ENTRY, board.height / 2);
  const covered = (from: number): number =>
    about.filter((place) =>
      [...document.querySelectorAll(`main.board [data-place="${CSS.escape(place)}"]`)].some(
        (part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom > from && top < from + high;
        },
      ),
    ).length;
  const low = covered(board.bottom - high) <= covered(board.top);
  return low ? { placement: 'top', top: board.bottom } : { placement: 'bottom', top: board.top };
}

/** A menu in a popover: arrows walk it, letters jump, Esc closes it. */
export default function MenuList({
  label,
  entries,
  open,
  onClose,
  at,
  about,
  foot,
}: MenuListProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const byEdge = useRoom() === 'phone' && about && open;
  const edge = byEdge ? edgeFor(about, entries.length) : null;
  const list = (
    <Popover
      className="popover"
      placement={edge?.placement ?? (about ? 'bottom start' : 'bottom end')}
      shouldFlip={edge === null}
      triggerRef={edge ? anchor : at}
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
      {foot && <p className="list-foot">{foot}</p>}
    </Popover>
  );
  return (
    <>
      {edge && <span ref={anchor} style={{ position: 'fixed', left: '50%', top: edge.top }} />}
      {list}
    </>
  );
}
