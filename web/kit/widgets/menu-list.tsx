import { type RefObject, useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { type About, AboutWords } from '../board/about.tsx';
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
  /** What the thing itself says, for who could not read that before. */
  readonly head?: About;
  /** What is true of all entries. */
  readonly foot?: string;
}

interface Edge {
  readonly placement: 'top' | 'bottom';
  readonly top: number;
}

/** About as high as an entry with its note, and as wide as a menu gets. */
const [ENTRY, WIDTH] = [64, 384];
/** About as high as a line of what the thing says: most take two. */
const LINE = 44;

const highOf = (entries: number, head: About | undefined): number =>
  entries * ENTRY + (head ? (head.lines.length + 1) * LINE : 0);

/** Places of the board that lie in a part of the window. */
const covered = (about: readonly string[], part: DOMRect): number =>
  about.filter((place) =>
    [...document.querySelectorAll(`main.board [data-place="${CSS.escape(place)}"]`)].some(
      (thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return right > part.left && left < part.right && bottom > part.top && top < part.bottom;
      },
    ),
  ).length;

/** On a phone it stands at that edge of the board where it covers less of what it is about. */
function edgeFor(about: readonly string[], full: number): Edge {
  const board = document.querySelector('main.board')?.getBoundingClientRect() ?? new DOMRect();
  const high = Math.min(full, board.height / 2);
  const at = (top: number) => covered(about, new DOMRect(0, top, innerWidth, high));
  const low = at(board.bottom - high) <= at(board.top);
  return low ? { placement: 'top', top: board.bottom } : { placement: 'bottom', top: board.top };
}

const SIDES = ['bottom start', 'top start', 'bottom end', 'top end'] as const;

/** Elsewhere it stands at its place, on that side where it covers the least of what it is about. */
function sideFor(at: Element | null, about: readonly string[], high: number) {
  if (!at) return SIDES[0];
  const { left, top, bottom } = at.getBoundingClientRect();
  const fits = SIDES.filter((side) =>
    side.startsWith('top') ? top >= high : bottom + high <= innerHeight,
  );
  const cost = (side: (typeof SIDES)[number]): number => {
    const x = side.endsWith('start')
      ? Math.min(left, innerWidth - WIDTH)
      : Math.max(0, left - WIDTH);
    return covered(
      about,
      new DOMRect(x, side.startsWith('top') ? top - high : bottom, WIDTH, high),
    );
  };
  const costs = fits.map(cost);
  return fits[costs.indexOf(Math.min(...costs))] ?? SIDES[0];
}

/** A menu in a popover: arrows walk it, letters jump, Esc closes it. */
export default function MenuList({
  label,
  entries,
  open,
  onClose,
  at,
  about,
  head,
  foot,
}: MenuListProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const byEdge = useRoom() === 'phone' && about && open;
  const high = highOf(entries.length, head);
  const edge = byEdge ? edgeFor(about, high) : null;
  const side = about && open ? sideFor(at.current, about, high) : 'bottom end';
  const list = (
    <Popover
      className="popover more-below-solid"
      placement={edge?.placement ?? side}
      shouldFlip={edge === null}
      triggerRef={edge ? anchor : at}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      aria-label={label}
    >
      {head && (
        <div className="list-head">
          <AboutWords {...head} />
        </div>
      )}
      <Menu className="list" aria-label={label} items={entries} onClose={onClose} autoFocus="first">
        {(entry) => (
          <MenuItem
            className="list-item"
            id={entry.id}
            textValue={entry.label}
            onAction={entry.onAction}
            onFocus={() => entry.onLook?.()}
            // The first has the focus already, and the pointer comes to it from what it points at.
            onHoverStart={() => entry.onLook?.()}
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
