import type { en } from './en.ts';
import { raceOptions } from './race-options.ts';
import { cards } from './uk/cards.ts';
import { guide } from './uk/guide.ts';
import { log } from './uk/log.ts';
import { names } from './uk/names.ts';
import { play } from './uk/play.ts';

export const uk: Record<keyof typeof en, string> = {
  ...names,
  ...cards,
  ...play,
  ...log,
  ...guide,
  ...raceOptions(names, log['option-table.race']),
};
