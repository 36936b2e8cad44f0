/** What is laid over the map stays clear of what it is about. */

import type { View } from '@orrery/kernel';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { State } from '../state.ts';
import { asking } from '../vocabulary.ts';

/** The hex that the open question, or the battle, is about; −1 for none. */
export function subjectOf({ position }: View<State>): number {
  const { state } = position;
  if (state.battle) return state.hexOf[state.battle.sector];
  const frame = asking(position);
  if (!frame) return -1;
  if ('zone' in frame) return frame.zone;
  return 'sector' in frame ? state.hexOf[frame.sector] : -1;
}

/** Of nothing in particular: where answers are expected. */
const USUAL = 'ecl-bottom ecl-left';

/**
 * At which edges something has room, while `hex` is looked at, as classes: those that are farther from it.
 * On a phone the room of the actions below counts too: they aren't there meanwhile.
 */
export function useClearOf(
  board: RefObject<HTMLElement | null>,
  hex: number,
  onPhone: boolean,
): string {
  const [edges, setEdges] = useState(USUAL);
  useLayoutEffect(() => {
    if (hex < 0) return setEdges(USUAL);
    const there = board.current?.querySelector(`[data-hex="${hex}"]`);
    const map = board.current?.querySelector('.pan-zoom');
    if (!map || !there) return setEdges(USUAL);
    const subject = there.getBoundingClientRect();
    const room = map.getBoundingClientRect();
    // Its padding says how much of it is covered.
    const covered = getComputedStyle(map);
    const middle = (start: number, long: number, from: string, to: string): number =>
      start + (long + Number.parseFloat(from) - Number.parseFloat(to)) / 2;
    const below = onPhone ? '0' : covered.paddingBottom;
    const low =
      subject.y + subject.height / 2 > middle(room.y, room.height, covered.paddingTop, below);
    const right =
      subject.x + subject.width / 2 >
      middle(room.x, room.width, covered.paddingLeft, covered.paddingRight);
    setEdges(`${low ? 'ecl-top' : 'ecl-bottom'} ${right ? 'ecl-left' : 'ecl-right'}`);
  }, [board, hex, onPhone]);
  return edges;
}

const CORNERS = ['', 'ecl-right', 'ecl-upper ecl-right', 'ecl-upper'];

/** Moves something to the corner where it lies over the least of the galaxy, when it comes. */
export function useLeastOver(thing: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = thing.current;
    if (!own) return;
    const hexes = own.closest('.ecl-board')?.querySelectorAll('.ecl-galaxy .ecl-hex') ?? [];
    const boxes = [...hexes].map((hex) => hex.getBoundingClientRect());
    const look = own.className;
    let [best, least] = ['', Number.POSITIVE_INFINITY];
    for (const corner of CORNERS) {
      own.className = `${look} ${corner}`;
      const box = own.getBoundingClientRect();
      const covered = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      ).length;
      if (covered < least) [best, least] = [corner, covered];
    }
    own.className = `${look} ${best}`;
  }, [thing]);
}
