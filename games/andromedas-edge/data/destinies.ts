import type { Component } from './provenance.ts';
import { table } from './table.ts';
import { TRACK, type Track } from './terms.ts';

/** VP for being highest, alone or not, on the first and on the second track of a card. */
export const DESTINY_VP = [10, 5] as const;

export interface Destiny extends Component {
  readonly tracks: readonly [Track, Track];
}

/** Every ordered pair of tracks. */
export const DESTINIES = table<Destiny>([
  {
    key: 'found-a-trade-alliance',
    tracks: [TRACK.commerce, TRACK.civilization],
    provenance: 'book',
    designed: ['tracks'],
  },
  { key: 'charter-the-freight-lines', tracks: [TRACK.commerce, TRACK.industry] },
  { key: 'patent-the-warp-gate', tracks: [TRACK.commerce, TRACK.science] },
  { key: 'corner-the-arms-market', tracks: [TRACK.commerce, TRACK.supremacy] },
  { key: 'build-the-great-exchange', tracks: [TRACK.industry, TRACK.commerce] },
  { key: 'assemble-the-world-engine', tracks: [TRACK.industry, TRACK.science] },
  { key: 'raise-the-orbital-ring', tracks: [TRACK.industry, TRACK.civilization] },
  { key: 'launch-the-iron-armada', tracks: [TRACK.industry, TRACK.supremacy] },
  { key: 'sell-the-stars', tracks: [TRACK.science, TRACK.commerce] },
  { key: 'automate-the-edge', tracks: [TRACK.science, TRACK.industry] },
  {
    key: 'invent-the-cure',
    tracks: [TRACK.science, TRACK.civilization],
    provenance: 'book',
    designed: ['tracks'],
  },
  {
    key: 'clone-the-ancients',
    tracks: [TRACK.science, TRACK.supremacy],
    provenance: 'book',
    designed: ['tracks'],
  },
  { key: 'open-the-free-ports', tracks: [TRACK.civilization, TRACK.commerce] },
  { key: 'house-the-multitudes', tracks: [TRACK.civilization, TRACK.industry] },
  { key: 'found-the-grand-academy', tracks: [TRACK.civilization, TRACK.science] },
  { key: 'unite-the-edge', tracks: [TRACK.civilization, TRACK.supremacy] },
  { key: 'seize-the-trade-lanes', tracks: [TRACK.supremacy, TRACK.commerce] },
  { key: 'forge-the-war-machine', tracks: [TRACK.supremacy, TRACK.industry] },
  { key: 'master-the-forbidden-arts', tracks: [TRACK.supremacy, TRACK.science] },
  { key: 'crown-the-emperor', tracks: [TRACK.supremacy, TRACK.civilization] },
]);
