import type { en } from './en.ts';
import { cards } from './uk/cards.ts';
import { names } from './uk/names.ts';

export const uk: Record<keyof typeof en, string> = { ...names, ...cards };
