import type { en } from './en.ts';
import { raceOptions } from './race-options.ts';
import { cards } from './ru/cards.ts';
import { guide } from './ru/guide.ts';
import { log } from './ru/log.ts';
import { names } from './ru/names.ts';
import { play } from './ru/play.ts';

export const ru: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...log,
  ...guide,
  ...raceOptions(names, log['option-table.race']),
};
