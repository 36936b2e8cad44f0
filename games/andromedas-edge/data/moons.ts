import type { Bag } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import { type MoonColor, TRACKS } from './terms.ts';
import { type Amounts, bag } from './write.ts';

export interface Moon extends Component {
  readonly color: MoonColor;
  readonly bag: Bag;
  readonly vp: number;
  /** With a repair symbol it may not go into an input slot (AE-4.5.8). */
  readonly repair: number;
}

interface Contents extends Amounts {
  readonly vp?: number;
  readonly repair?: number;
}

/** Nine of each color in the order of the tracks, then the wandering ones. */
const CONTENTS: readonly (readonly Contents[])[] = [
  // science
  [
    { nanocarbon: 1 },
    { nanocarbon: 1, tactics: 1 },
    { nanocarbon: 1, ice: 1 },
    { nanocarbon: 2 },
    { nanocarbon: 2 },
    { nanocarbon: 1, energy: 1 },
    { nanocarbon: 1, energy: 1 },
    { nanocarbon: 1, repair: 1 },
    { tactics: 1, energy: 1 },
  ],
  // industry
  [
    { titanium: 1 },
    { titanium: 1, tactics: 1 },
    { titanium: 1, nanocarbon: 1 },
    { titanium: 2 },
    { titanium: 2 },
    { titanium: 1, energy: 1 },
    { titanium: 1, energy: 1 },
    { titanium: 1, repair: 1 },
    { tactics: 1, energy: 1 },
  ],
  // commerce
  [
    { credit: 1 },
    { credit: 1 },
    { credit: 1, vp: 1 },
    { credit: 1, tactics: 1 },
    { credit: 1, energy: 1 },
    { credit: 1, energy: 1 },
    { titanium: 1, nanocarbon: 1 },
    { nanocarbon: 1, ice: 1 },
    { titanium: 1, ice: 1 },
  ],
  // civilization
  [
    { ice: 1 },
    { ice: 1, tactics: 1 },
    { ice: 1, titanium: 1 },
    { ice: 2 },
    { ice: 2 },
    { ice: 1, energy: 1 },
    { ice: 1, energy: 1 },
    { ice: 1, repair: 1 },
    { tactics: 1, energy: 1 },
  ],
  // supremacy
  [
    { energy: 2 },
    { energy: 2 },
    { energy: 2 },
    { energy: 2, vp: 1 },
    { energy: 3 },
    { energy: 3 },
    { energy: 1, tactics: 1 },
    { energy: 1, tactics: 1 },
    { energy: 1, repair: 1 },
  ],
  // wandering
  [
    { credit: 2 },
    { tactics: 2 },
    { energy: 3, ice: 1 },
    { credit: 1, tactics: 1 },
    { titanium: 1, nanocarbon: 1, ice: 1 },
    { credit: 1, vp: 1 },
  ],
];

export const MOONS = table<Moon>(
  CONTENTS.flatMap((contents, color) =>
    contents.map(({ vp = 0, repair = 0, ...amounts }, at) => ({
      key: `${[...TRACKS, 'wandering'][color]}-${at + 1}`,
      color: color as MoonColor,
      bag: bag(amounts),
      vp,
      repair,
    })),
  ),
);
