import { cards } from './en/cards.ts';
import { names } from './en/names.ts';

export const en = { ...names, ...cards } as const;
