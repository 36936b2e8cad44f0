import { cards } from './en/cards.ts';
import { guide } from './en/guide.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { raceOptions } from './race-options.ts';

export const en = {
  ...names,
  ...cards,
  ...play,
  ...log,
  ...guide,
  ...raceOptions(names, log['option-table.race']),
};
