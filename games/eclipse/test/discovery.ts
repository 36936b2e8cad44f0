/** Discovery tiles by name. */
import { DISCOVERIES } from '../data/discoveries.ts';
import { indexById } from '../data/table.ts';

export const DISCOVERY = indexById(DISCOVERIES);
