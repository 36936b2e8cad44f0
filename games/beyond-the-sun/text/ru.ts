import type { en } from './en.ts';
import { board } from './ru/board.ts';
import { cards } from './ru/cards.ts';
import { guide } from './ru/guide.ts';
import { names } from './ru/names.ts';
import { play } from './ru/play.ts';

export const ru: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...board,
  ...guide,
};
