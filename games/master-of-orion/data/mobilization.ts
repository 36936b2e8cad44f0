import { frozen } from '@orrery/kernel';
import { type Effect, LEVELS, type Level } from './effects.ts';
import { gain, lose } from './write.ts';

/** A zone of the resource tracks and what it brings when the highest resource stands in it. */
interface Zone {
  readonly from: number;
  readonly to: number;
  readonly do: readonly Effect[];
}

export const ZONES: Readonly<Record<Level, Zone>> = frozen({
  high: { from: 7, to: 9, do: [gain('cube', 5), lose('loyalty', 1)] }, // MOO-3.4
  medium: { from: 4, to: 6, do: [gain('cube', 4)] }, // MOO-3.5
  low: { from: 0, to: 3, do: [gain('cube', 3), gain('card', 1), gain('loyalty', 1)] }, // MOO-3.6
});

/** The level for a highest resource of 0–9. */
export function levelOf(highest: number): Level {
  const level = LEVELS.find((one) => highest >= ZONES[one].from);
  if (!level) throw new Error(`no level for ${highest}`);
  return level;
}
