import type { en } from './en.ts';
import { board } from './ru/board.ts';
import { cards } from './ru/cards.ts';
import { log } from './ru/log.ts';
import { names } from './ru/names.ts';
import { play } from './ru/play.ts';
import { table } from './ru/table.ts';
import { why } from './ru/why.ts';

export const ru: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...log,
  ...table,
  ...board,
  ...why,
};
