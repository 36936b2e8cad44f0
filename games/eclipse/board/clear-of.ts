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

/** At which edge something has room, while `hex` is looked at: the one that is farther from it. */
export function useClearOf(board: RefObject<HTMLElement | null>, hex: number): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const there = board.current?.querySelector(`[data-hex="${hex}"]`);
    if (!board.current || !there) return setEdge('bottom');
    const subject = there.getBoundingClientRect();
    const room = board.current.getBoundingClientRect();
    const low = subject.y + subject.height / 2 > room.y + room.height / 2;
    setEdge(low ? 'top' : 'bottom');
  }, [board, hex]);
  return edge;
}
