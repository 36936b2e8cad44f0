import type { en } from './en.ts';
import { board } from './uk/board.ts';
import { cards } from './uk/cards.ts';
import { guide } from './uk/guide.ts';
import { names } from './uk/names.ts';
import { play } from './uk/play.ts';

export const uk: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...board,
  ...guide,
};
