import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const messages = { en, ru, uk } as const;
