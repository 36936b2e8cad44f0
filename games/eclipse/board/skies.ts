/** So many painted skies there are to lie behind sectors. */
const SKIES = 10;

/** The picture of the sky behind a sector. */
export const skyOf = (sector: number): string => `eclipse/sky/${sector % SKIES}`;
