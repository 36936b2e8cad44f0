import type { en } from './en.ts';
import { cards } from './ru/cards.ts';
import { names } from './ru/names.ts';

export const ru: Record<keyof typeof en, string> = { ...names, ...cards };
