import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';

export const en = { ...names, ...cards, ...play, ...log, ...table, ...board, ...why } as const;
