import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { guide } from './en/guide.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';

export const en = { ...names, ...cards, ...play, ...board, ...guide } as const;
