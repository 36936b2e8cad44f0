import { CENTRE, SECTORS } from '../data/sectors.ts';

/** So many painted skies there are to lie behind sectors. */
const SKIES = 10;

/** The picture of the sky behind a sector; the galaxy's centre has its own. */
export const skyOf = (sector: number): string =>
  `eclipse/sky/${SECTORS[sector].stack === CENTRE ? 'centre' : sector % SKIES}`;
