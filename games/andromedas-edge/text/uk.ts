import type { en } from './en.ts';
import { board } from './uk/board.ts';
import { cards } from './uk/cards.ts';
import { log } from './uk/log.ts';
import { names } from './uk/names.ts';
import { play } from './uk/play.ts';
import { table } from './uk/table.ts';
import { why } from './uk/why.ts';

export const uk: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...log,
  ...table,
  ...board,
  ...why,
};
