/** Which species to play. */
import { SPECIES, type SpeciesId } from '../../data/species.ts';
import { pickChoices } from '../../steps/set-up.ts';
import type { Guess } from './guess.ts';

/** Points that bots make with them, as measured: what they begin with says little of that. */
const POINTS: Readonly<Partial<Record<SpeciesId, number>>> = {
  'descendants-of-draco': 36,
  'orion-hegemony': 34,
  planta: 31,
  'hydran-progress': 29,
  'eridani-empire': 28,
  mechanema: 26,
};
const TERRAN = 20;
const WORTH = SPECIES.map((species) => POINTS[species.id] ?? TERRAN);

/** Points to be expected with the species that an option takes. */
export const speciesPoints = (option: number): number => WORTH[pickChoices.arg(option, 0)];

export const species: Guess = (_state, _frame, _seat, option) => speciesPoints(option);
