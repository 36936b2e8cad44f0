import { cards } from './en/cards.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';

export const en = { ...names, ...cards, ...play } as const;
