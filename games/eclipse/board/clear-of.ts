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

/** Where something laid over the map has room. */
export interface Room {
  /** At which edges, as classes. */
  readonly edges: string;
  /** How high it may be there before it lies over what it is about, in pixels, on a phone. */
  readonly free?: number;
}

/** Of nothing in particular: where answers are expected. */
const USUAL: Room = { edges: 'ecl-bottom ecl-left' };

/** What keeps apart what is laid over the map, its edge, and what it is about. */
const AIR = 8;

/**
 * Where something has room while `hex` is looked at: at the edges that are farther from it.
 * On a phone the room of the actions below counts too, and in a battle that of the stores above: they aren't needed meanwhile.
 */
export function useClearOf(
  sky: RefObject<HTMLElement | null>,
  hex: number,
  onPhone: boolean,
  inBattle: boolean,
  question: number | undefined,
): Room {
  const [found, setFound] = useState(USUAL);
  const settle = (room: Room): void => {
    // Written at once as well: what is thrown there is aimed before anything is drawn anew.
    for (const { classList } of sky.current?.querySelectorAll('.ecl-over') ?? []) {
      classList.remove('ecl-top', 'ecl-bottom', 'ecl-left', 'ecl-right');
      classList.add(...room.edges.split(' '));
    }
    setFound((was) => (was.edges === room.edges && was.free === room.free ? was : room));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: since the last question a drawer may have opened
  useLayoutEffect(() => {
    if (hex < 0) return settle(USUAL);
    const there = sky.current?.querySelector(`[data-hex="${hex}"]`);
    const map = sky.current?.querySelector('.pan-zoom');
    if (!map || !there) return settle(USUAL);
    const subject = there.getBoundingClientRect();
    const room = map.getBoundingClientRect();
    if (onPhone) {
      const top = inBattle
        ? (sky.current?.parentElement?.getBoundingClientRect().top ?? 0)
        : room.top;
      const [above, below] = [subject.top - top, room.bottom - subject.bottom];
      const edges = above > below ? 'ecl-top' : 'ecl-bottom';
      return settle({ edges, free: Math.floor(Math.max(above, below) - 2 * AIR) });
    }
    // Its padding says how much of it is covered.
    const covered = getComputedStyle(map);
    const middle = (start: number, long: number, from: string, to: string): number =>
      start + (long + Number.parseFloat(from) - Number.parseFloat(to)) / 2;
    const low =
      subject.y + subject.height / 2 >
      middle(room.y, room.height, covered.paddingTop, covered.paddingBottom);
    // An open drawer takes of its right side; the map's tools step aside for it.
    const tools = map.querySelector('.pan-zoom-tools')?.getBoundingClientRect();
    const width = tools ? Math.min(room.width, tools.right - room.x) : room.width;
    const right =
      subject.x + subject.width / 2 >
      middle(room.x, width, covered.paddingLeft, covered.paddingRight);
    settle({
      edges: `${low ? 'ecl-top' : 'ecl-bottom'} ${right ? 'ecl-left' : 'ecl-right'}`,
    });
  }, [sky, hex, onPhone, inBattle, question]);
  return found;
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
