/** Distant Suns: what swallows seven cells of a chart. */
import { paintBlackHole } from '../sky/black-hole.ts';
import { one, type Work } from '../work.ts';

const ID = 'distant-suns/hole/black';

export const blackHole: readonly Work[] = [one(ID, () => paintBlackHole(ID, 256))];
