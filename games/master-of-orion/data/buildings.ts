import { frozen } from '@orrery/kernel';
import { type Building, type BuildingDraft, building } from './building.ts';
import { BLUE } from './buildings/blue.ts';
import { GREY } from './buildings/grey.ts';
import { RED } from './buildings/red.ts';
import { YELLOW } from './buildings/yellow.ts';
import type { Color } from './effects.ts';

const drafts: readonly (readonly [Color, BuildingDraft])[] = [
  ...BLUE.map((draft) => ['blue', draft] as const),
  ...RED.map((draft) => ['red', draft] as const),
  ...YELLOW.map((draft) => ['yellow', draft] as const),
  ...GREY.map((draft) => ['grey', draft] as const),
];

/** The 45 designs, blue, red, yellow, grey; a design's number is its place here. */
export const BUILDINGS: readonly Building[] = frozen(
  drafts.map(([color, draft], index) => building(index, color, draft)),
);

/** Card number (0–89) → its design. Copies of a design are neighbours. */
export const CARDS: readonly Building[] = Object.freeze(
  BUILDINGS.flatMap((design) => Array.from({ length: design.copies }, () => design)),
);

/** Card number → readable name of that very card: `titan-1`, `titan-2`. */
export const CARD_IDS: readonly string[] = Object.freeze(
  BUILDINGS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}-${i + 1}`)),
);
